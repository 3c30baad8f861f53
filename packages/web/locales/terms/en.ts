/** Texts of agreeing to the settings of a match. */
export const en = {
  changed: {
    title: 'The settings have changed',
    text: (facts: string): string => `The host changed the settings: ${facts}. Sit down anyway?`,
    confirm: 'Sit down',
  },
  rematch: {
    title: 'A match with other settings',
    text: (facts: string): string => `This match has other settings: ${facts}. Sit down anyway?`,
    confirm: 'Sit down',
  },
  pace: {
    title: 'The proposal has changed',
    text: (facts: string): string => `It is now: ${facts}. Agree anyway?`,
    confirm: 'Agree',
  },
  cancel: 'Cancel',
  changedBy: (host: string, facts: string): string =>
    `${host} changed the settings: ${facts}. The match starts once you agree.`,
  changedByHost: (facts: string): string => `The host changed the settings: ${facts}. The match starts once you agree.`,
  agree: 'Agree',
  waitingFor: (names: string): string => `Waiting for ${names} to agree to the new settings.`,
  notAgreed: 'hasn’t agreed to the new settings yet',
  heldFor: (name: string): string => `Held for ${name}`,
};

export type TermsTexts = typeof en;
