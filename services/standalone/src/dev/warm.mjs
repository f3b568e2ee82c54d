// A process in which a service will run. It loads the packages that its arguments name while nobody waits for them,
// and then the program that its parent sends: a restart costs what the service's own code costs.
process.once('message', (program) => void import(program));
// The parent is gone, however it ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// One that cannot be loaded is the program's to report.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
