import { createHash } from 'node:crypto';

// One call of the hash for many lines: a call costs more than a line.
const TOGETHER = 200;

/** Of lines that are told one by one, so that a long account is never held whole. */
export class LinesDigest {
  private readonly hash = createHash('md5');
  private lines: string[] = [];
  private any = false;

  add(line: string): void {
    this.lines.push(line);
    if (this.lines.length === TOGETHER) this.flush();
  }

  /** null: no line. Nothing is added after it. */
  end(): string | null {
    this.flush();
    return this.any ? this.hash.digest('hex') : null;
  }

  private flush(): void {
    if (this.lines.length === 0) return;
    this.hash.update(`${this.any ? '\n' : ''}${this.lines.join('\n')}`);
    this.any = true;
    this.lines = [];
  }
}
