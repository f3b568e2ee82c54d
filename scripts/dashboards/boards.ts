import type { Board } from './board.ts';
import { database } from './boards/database.ts';
import { downloads } from './boards/downloads.ts';
import { events } from './boards/events.ts';
import { overview } from './boards/overview.ts';
import { promises } from './boards/promises.ts';
import { services } from './boards/services.ts';

/** All of them; Grafana sorts them by title. */
export const boards: readonly Board[] = [overview, promises, services, events, downloads, database];
/** Where the model of a board stands. */
export const fileOf = ({ uid }: Board): string => `docker/grafana/dashboards/${uid.replace('leadwright-', '')}.json`;
