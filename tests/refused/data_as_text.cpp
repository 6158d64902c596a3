// invalid initialization|could not convert|cannot convert|no viable conversion|no matching function
#include <string>

#include "cli/safe_text.hpp"
void say(const cli::Text& text);
void told(const std::string& name) {
#ifdef GOOD
  say(cli::formatted("{}\n", name));
#else
  say(name + "\n");
#endif
}
