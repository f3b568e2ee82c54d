// Lets a test import an article as its text; what the build makes of it is tested by itself (web/scripts/markdown.test.ts).
module.exports = {
  process: (text) => ({ code: `exports.__esModule = true; exports.html = ${JSON.stringify(text)};` }),
};
