/** Why a player or a text is reported. */
export const REPORT_REASONS = ['rude', 'spam', 'hints', 'cheating', 'name', 'other'] as const;
