export { freePort } from '@leadwright/runtime/embedded-postgres';
