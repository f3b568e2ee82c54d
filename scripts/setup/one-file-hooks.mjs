// Runs on the loader's thread, for versions of Node without hooks on the main thread.
let files = {};

export function initialize(given) {
  files = given;
}

/** The bundled package, if there is one; otherwise the answer of the next hook, immediate or as a promise. */
export const resolveIn = (from) => (specifier, context, next) => {
  const url = from[specifier];
  return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
};

export function resolve(specifier, context, next) {
  return resolveIn(files)(specifier, context, next);
}
