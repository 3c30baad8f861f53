export { type FaultyLine as Line, openFaultyLine as openLine } from './faulty-line.ts';
export { startPostgres } from './postgres.ts';
export { startRedis } from './redis.ts';
export { freePort, type Service } from './service.ts';
