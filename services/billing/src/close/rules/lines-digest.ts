import { createHash } from 'node:crypto';

/** Of lines that are told one by one, so that a long account is never held whole. */
export class LinesDigest {
  private readonly hash = createHash('md5');
  private any = false;

  add(line: string): void {
    this.hash.update(this.any ? `\n${line}` : line);
    this.any = true;
  }

  /** null: no line. */
  end(): string | null {
    return this.any ? this.hash.digest('hex') : null;
  }
}
