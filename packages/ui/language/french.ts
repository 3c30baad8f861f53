/** French "of somebody": d’Iris, de Bo. */
export const de = (name: string): string => (/^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

/** French "that somebody": qu’Iris, que Bo. */
export const que = (name: string): string => (/^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `qu’${name}` : `que ${name}`);
