// Reads, transforms and compiles each module once per worker: jest does all three anew for every test file, which took a
// third of a suite's start. The compiled script runs in the context of each test file, so nothing but code is shared.
const { AsyncLocalStorage } = require('node:async_hooks');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Compiled scripts by file; a file that is transformed differently by two projects has two. */
const compiled = new Map();
/** What jest's transform returned, by project and file. */
const transformed = new Map();
// An `import()` in a package loads as in Node: jest itself refuses it without a flag.
const loader = { importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };

module.exports = class CompileOnce extends Runtime {
  constructor(config, ...options) {
    super(config, ...options);
    transformOnce(config, this.transformCache);
    compileOnce(this.executor);
    this.storages = [];
    storagesOfFile(this.coreModule, this.storages);
  }

  teardown() {
    for (const storage of this.storages) storage.disable();
    super.teardown();
  }
};

// Before Node 24 each promise of a worker carries along every storage that was ever used in it, those of all the test
// files before: Jest makes one for each file, and so do msw and telemetry. They end with their file.
function storagesOfFile(coreModule, storages) {
  class StorageOfFile extends AsyncLocalStorage {
    constructor(...options) {
      super(...options);
      storages.push(this);
    }
  }
  const inFile = { ...require('node:async_hooks'), AsyncLocalStorage: StorageOfFile };
  const original = coreModule.require.bind(coreModule);
  coreModule.require = (name) => (/^(node:)?async_hooks$/.test(name) ? inFile : original(name));
}

function transformOnce({ id, rootDir }, cache) {
  const transform = cache.transform.bind(cache);
  cache.transform = (file, options) => {
    // Tests write and load modules of their own elsewhere; no file of the tree changes while they run.
    if (options?.isInternalModule || options?.supportsStaticESM || !file.startsWith(rootDir + path.sep))
      return transform(file, options);
    const key = `${id}:${file}`;
    const known = transformed.get(key);
    if (!known) {
      const code = transform(file, options);
      transformed.set(key, cache.transforms.get(file));
      return code;
    }
    cache.transforms.set(file, known);
    if (known.sourceMapPath) cache.sourceMaps.set(file, known.sourceMapPath);
    return known.code;
  };
}

function compileOnce(executor) {
  const compile = executor.compile.bind(executor);
  const parameters = executor.injectedModuleParameters.join(', ');
  executor.compile = (code, file) => {
    const context = executor.environment.getVmContext();
    if (context === null) return null;
    const known = compiled.get(file);
    if (known?.code === code) return known.script.runInContext(context);
    let script;
    try {
      script = new vm.Script(`(function (${parameters}) {${code}\n})`, { filename: file, ...loader });
    } catch {
      return compile(code, file);
    }
    compiled.set(file, { code, script });
    return script.runInContext(context);
  };
}
