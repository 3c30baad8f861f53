/**
 * British spellings and the American ones that they count as (PW12). Lists of words instead of general patterns wherever a
 * pattern would take two words for one: `filling` is not `filing`, and `contour` is not spelt `contor`.
 */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [
    /^((?:dis|multi|water|tri|techni|mis|be|un)?(?:arb|ard|arm|behavi|cand|clam|col|demean|endeav|enam|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|savi|splend|succ|tum|val|vap|vig))our/,
    '$1or',
  ],
  [/^([a-z]{3,})is(e[srd]?|ers|ing|ations?|able)$/, '$1iz$2'],
  [/lys(e[srd]?|ers|ing)$/, 'lyz$1'],
  [
    /^((?:epi|amphi)?(?:cent|theat)|fib|lit|(?:kilo|centi|milli|deci)?(?:met|lit)|calib|lust|meag|mit|och|sab|sepulch|somb|spect)re(s|d)?$/,
    '$1er$2',
  ],
  [/^((?:catal|dial|anal|monol|prol|epil|travel)og)u(e?)(s|d|ing)?$/, '$1$3'],
  [/^((?:def|off|lic|pret))ence(s|less)?$/, '$1ense$2'],
  [
    /^((?:re|un|mis|out|dis)?(?:travel|cancel|model|label|level|marvel|signal|tunnel|fuel|counsel|jewel|quarrel|channel|dial|equal|panel|shovel|rival|pedal|medal|snorkel|swivel|towel|ravel|yodel|duel|funnel|grovel|initial|libel|spiral|stencil|pencil|chisel|bevel|revel|total|marshal|parcel|barrel|council|wool))l(ed|ing|ings|er|ers|or|ors|ist|ists|ous|en|y)$/,
    '$1$2',
  ],
  [/^(skil|wil)(ful)/, '$1l$2'],
  [/^(fulfil|enrol|enthral|instil|distil|appal|instal)(s|ments?)?$/, '$1l$2'],
  [/^(an|leuk)aemi/, '$1emi'],
  [/^anaesth/, 'anesth'],
  [/^haem/, 'hem'],
  [/^(ortho|encyclo)?paed/, '$1ped'],
  [/^oe(s[to])/, 'e$1'],
  [/^foet/, 'fet'],
  [/^diarrhoea/, 'diarrhea'],
  [/^manoeuvr(e?)/, 'maneuver'],
  [/^archaeolog/, 'archeolog'],
  [/^mediaeval/, 'medieval'],
  [/^aluminium/, 'aluminum'],
  [/^aeroplane/, 'airplane'],
  [/^grey/, 'gray'],
  [/^pyjama/, 'pajama'],
  [/^(m|sm)ould/, '$1old'],
  [/^plough/, 'plow'],
  [/^sceptic/, 'skeptic'],
  [/^programme(s)?$/, 'program$1'],
  [/^doughnut/, 'donut'],
  [/^yoghurt/, 'yogurt'],
  [/^moustache/, 'mustache'],
  [/^jewellery$/, 'jewelry'],
  [/^cos(y|ies|ier|iest|ily|iness)$/, 'coz$1'],
  [/^ageing$/, 'aging'],
  [/^(acknowledg|judg)ement/, '$1ment'],
  [/^omelette/, 'omelet'],
  [/^whiskey/, 'whisky'],
  [/^axe$/, 'ax'],
];

/** The American spelling of an English word. */
export const americanSpelling = (word: string): string =>
  SPELLINGS.reduce((spelt, [british, american]) => spelt.replace(british, american), word);
