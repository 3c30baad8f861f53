import { type AnyOption, type OptionsSpec, optionsOf } from '@sesame/kernel';
import fc from 'fast-check';

/** Random options within their spec, with a bias to the limits. */
export const arbitraryOptions = <Options>(spec: OptionsSpec<Options>): fc.Arbitrary<Options> =>
  fc
    .record(Object.fromEntries(optionsOf(spec).map(([name, option]) => [name, arbitraryOption(option)])))
    .map((options) => options as Options);

const arbitraryOption = (option: AnyOption): fc.Arbitrary<boolean | number | string> => {
  switch (option.kind) {
    case 'flag':
      return fc.boolean();
    case 'whole':
      return fc.oneof(
        fc.constantFrom(option.min, option.default, option.max),
        fc.integer({ min: option.min, max: option.max }),
      );
    case 'choice':
      return fc.constantFrom(...option.values.map(({ value }) => value));
  }
};
