import { isProxyRange } from './trusted-proxies.ts';

/** How the text of a setting is read. */
export interface SettingForm<Value> {
  /** Undefined: the text cannot be used. */
  parse(text: string): Value | undefined;
  /** What it must be, for error messages: “must be …”. */
  readonly what: string;
}

export const wholeNumber = (min: number, max: number): SettingForm<number> => ({
  what: `a whole number from ${min} to ${max}`,
  parse: (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

export const anyText = (what: string): SettingForm<string> => ({
  what,
  parse: (text) => (text.trim() === '' ? undefined : text),
});

export const oneOf = <Value extends string>(values: readonly Value[]): SettingForm<Value> => ({
  what: `one of ${values.join(', ')}`,
  parse: (text) => values.find((value) => value === text),
});

/** A URL with one of these protocols, such as `https:`. */
export const urlWith = (protocols: readonly string[], example: string): SettingForm<string> => ({
  what: `a URL such as ${example}`,
  parse: (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined),
});

/** Scheme, host and port of pages, such as `https://play.example.org:8444`, as browsers write it. */
export const pageOrigin: SettingForm<string> = {
  what: 'an origin such as https://play.example.org, without a path',
  parse: (text) => {
    if (!URL.canParse(text)) return undefined;
    const { protocol, origin, href } = new URL(text);
    return ['http:', 'https:'].includes(protocol) && href === `${origin}/` ? origin : undefined;
  },
};

/** Items separated by commas. */
export const listOf = <Value>(item: SettingForm<Value>): SettingForm<readonly Value[]> => ({
  what: `${item.what}; several are separated by commas`,
  parse: (text) => {
    const items = text.split(',').map((one) => item.parse(one.trim()));
    return items.every((one) => one !== undefined) ? items : undefined;
  },
});

/** A local time such as `03:00`, or `off`. */
export const timeOrOff: SettingForm<string> = {
  what: 'a time such as 03:00, or off',
  parse: (text) => (text === 'off' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined),
};

/** The sender of a mail, with or without a name. */
export const sender: SettingForm<string> = {
  what: 'a sender such as Sesame <sesame@example.org>',
  parse: (text) => (/^([^<>\r\n]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(text) ? text : undefined),
};

/** Refuses every path but the root, with what to do instead. */
export const rootPathOnly: SettingForm<string> = {
  what: '/, as Sesame needs a host name or a port of its own',
  parse: (text) => (text === '/' ? text : undefined),
};

/** An address, a range, or the name of one. */
export const proxyRange: SettingForm<string> = {
  what: 'an address such as 10.0.0.2, a range such as 10.0.0.0/8, loopback or private',
  parse: (text) => (isProxyRange(text) ? text : undefined),
};
