// `npx tsx scripts/create-databases.ts`: creates each service's role and database on one PostgreSQL server.
// POSTGRES_SUPERUSER_URL is an address of any database there, under a role that may create others.
// <SERVICE>_POSTGRES_URL has role, password and database of each service. Addresses come from the environment, because
// command lines are visible to everybody. May be repeated: an existing role gets the password, an existing database is
// kept.
import { provisionDatabase } from '@leadwright/postgres/provision';
import { runJob } from '@leadwright/runtime/process/job';
import { serviceNames } from '../services/standalone/src/services.ts';

const { POSTGRES_SUPERUSER_URL: superuserUrl } = process.env;
const addresses = serviceNames.map((service) => ({
  service,
  url: process.env[`${service.toUpperCase()}_POSTGRES_URL`],
}));
const missing = addresses.flatMap(({ service, url }) => (url ? [] : [`${service.toUpperCase()}_POSTGRES_URL`]));
if (!superuserUrl || missing.length > 0) {
  console.error(`missing: ${[...(superuserUrl ? [] : ['POSTGRES_SUPERUSER_URL']), ...missing].join(', ')}`);
  process.exit(2);
}
await runJob('databases', async () => {
  for (const { url } of addresses) {
    const { username, password, pathname } = new URL(url ?? '');
    await provisionDatabase(superuserUrl, {
      database: pathname.slice(1),
      role: decodeURIComponent(username),
      password: decodeURIComponent(password),
    });
  }
  console.log(`${addresses.length} databases are there`);
});
