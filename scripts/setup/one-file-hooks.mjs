// Where Node has no hooks on its own thread, this runs on the thread of the loaders.
let files = {};

export function initialize(given) {
  files = given;
}

/** The package in one file, if there is one; else what the next hook answers, at once or as a promise. */
export const resolveIn = (from) => (specifier, context, next) => {
  const url = from[specifier];
  return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true };
};

export function resolve(specifier, context, next) {
  return resolveIn(files)(specifier, context, next);
}
