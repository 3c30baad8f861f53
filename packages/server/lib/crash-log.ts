/** The part of a logger that a crash needs. */
interface FatalLog {
  fatal(fields: { readonly err: unknown }, message: string): void;
}

/**
 * Logs an unhandled rejection or an uncaught exception before the process ends with exit code 1. Once per process: state
 * in memory cannot be trusted any more, and everything acknowledged is on disk.
 */
export const installCrashLog = (log: FatalLog): void => {
  const crash = (message: string) => (error: unknown) => {
    log.fatal({ err: error }, message);
    process.exit(1);
  };
  process.once('unhandledRejection', crash('unhandled rejection'));
  process.once('uncaughtException', crash('uncaught exception'));
};
