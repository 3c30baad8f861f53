/** Nothing that could break out of a header or a list; whether the address exists, the mail to it shows. */
export const MAIL_ADDRESS_PATTERN = '^[\\p{L}\\p{N}.!#$%&*+/=?^_`{|}~-]+@[\\p{L}\\p{N}-]+\\.[\\p{L}\\p{N}.-]+$';
