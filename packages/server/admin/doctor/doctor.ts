import { DEFAULTS, type Settings } from '../../settings.ts';
import { makeSettings } from '../../settings-table.ts';
import { checkFile } from '../../store/files/check-file.ts';
import { storeFile } from '../../store/files/data-folder.ts';
import { MIGRATIONS } from '../../store/migrations.ts';
import { openStoreReadOnly } from '../../store/open-read-only.ts';
import { describeUnknownVariables } from '../../unknown-variables.ts';
import { checkBackups } from './check-backups.ts';
import { checkFolder } from './check-folder.ts';
import { checkMatches, newerSchema, olderSchema } from './check-matches.ts';
import { checkPostgres, checkRedis } from './check-services.ts';
import { type Finding, fault, fine, warn } from './finding.ts';

export type { Finding } from './finding.ts';

/** Examines a server without changing anything. It may be running. */
export const examine = async (overrides: Partial<Settings>): Promise<readonly Finding[]> => {
  const settings = makeSettings(overrides);
  const findings: Finding[] = [...checkVariables(), checkSettings(settings)];
  const isHealthy = () => findings.every(({ level }) => level !== 'fault');
  if (settings.redis !== undefined) findings.push(await checkRedis(settings.redis));
  if (settings.database !== undefined) findings.push(await checkPostgres(settings.database));
  else findings.push(...checkFolder(settings.data));
  if (!isHealthy()) return findings;
  if (settings.database === undefined) findings.push(checkIntegrity(settings.data));
  // The logs of a damaged file are not worth reading.
  if (isHealthy()) findings.push(...(await readMatches(settings)));
  findings.push(...(await checkBackups(settings)));
  return findings;
};

const checkVariables = (): readonly Finding[] =>
  describeUnknownVariables().map((sentence) =>
    warn('settings', sentence.replace(/\.$/, ''), 'Correct its name, or remove it: it does nothing.'),
  );

const checkSettings = ({ notifications }: Settings): Finding =>
  notifications.contact === DEFAULTS.notifications.contact
    ? warn('settings', 'no contact for push services', 'Set SESAME_CONTACT, or push notifications to iPhones fail.')
    : fine('settings', 'valid');

const checkIntegrity = (data: string): Finding => {
  const checked = checkFile(storeFile(data));
  if (checked.ok) return fine('store', `whole: ${checked.value.matches} matches, ${checked.value.inputs} inputs`);
  const advice =
    checked.error.code === 'no-file'
      ? 'Start the server once, or restore a backup with sesame restore.'
      : 'Stop the server and restore a backup with sesame restore.';
  return fault('store', checked.error.message.replace(/\.$/, ''), advice);
};

const readMatches = async (settings: Settings): Promise<readonly Finding[]> => {
  const store = openStoreReadOnly(settings);
  try {
    const version = await store.version();
    if (version > MIGRATIONS.length) return [newerSchema(version, MIGRATIONS.length)];
    return version < MIGRATIONS.length ? [olderSchema(version, MIGRATIONS.length)] : await checkMatches(store);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [fault('store', `cannot be read: ${reason}`, 'Is this the database of a Sesame server?')];
  } finally {
    await store.close();
  }
};
