export { findPostgresProgram } from '../../store/postgres/programs.ts';
export { type FaultyLine, openFaultyLine } from './faulty-line.ts';
export { startPostgres } from './postgres.ts';
export { hasRedis, startRedis } from './redis.ts';
export { freePort, type Service } from './service.ts';
