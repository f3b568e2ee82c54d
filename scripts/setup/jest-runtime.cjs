// Compiles each module once per worker: jest compiles it anew for every test file, which took a third of a suite's
// start. The compiled script runs in the context of each test file, so nothing but code is shared.
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled scripts by file; a file that is transformed differently by two projects has two. */
const compiled = new Map();

module.exports = class CompileOnce extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join(', ');
    executor.compile = (code, file) => {
      // An `import()` of its own belongs to the test file that compiled it.
      if (code.includes('import(')) return compile(code, file);
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      const known = compiled.get(file);
      if (known?.code === code) return known.script.runInContext(context);
      let script;
      try {
        script = new vm.Script(`(function (${parameters}) {${code}\n})`, { filename: file });
      } catch {
        return compile(code, file);
      }
      compiled.set(file, { code, script });
      return script.runInContext(context);
    };
  }
};
