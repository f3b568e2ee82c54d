/** Why a file is not imported: a code that stays, and a sentence for who runs the import. */
export class ImportRefusal extends Error {
  readonly code: ImportRefusalCode;
  constructor(code: ImportRefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export type ImportRefusalCode =
  | 'file-missing'
  | 'file-denied'
  | 'file-unreachable'
  | 'file-empty'
  | 'file-broken'
  | 'file-changed'
  | 'file-encoding'
  | 'file-not-rows'
  | 'file-there'
  | 'file-without-header'
  | 'columns-too-many'
  | 'headers-differ'
  | 'map-not-usable'
  | 'no-room'
  | 'list-not-text'
  | 'list-is-changes'
  | 'list-name-unknown'
  | 'list-without-items'
  | 'out-not-usable';
