import { isUnreachable, unreachable } from '@leadwright/runtime/faults/outage';
import pg from 'pg';

/** A client whose failed connections say that it is PostgreSQL which cannot be reached. */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Before the client itself hears of it, and with it everybody who waits.
    this.connection.on('error', (error: Error) => {
      if (isUnreachable(error)) unreachable('PostgreSQL', error);
    });
  }
}
