/** A bot's face, as data: `BotFace` of the ui draws a head cut from a crystal with these features. */
export interface Face {
  readonly crystal: 'red' | 'yellow' | 'blue' | 'white' | 'green' | 'purple' | 'orange' | 'pink' | 'black';
  readonly head: 'round' | 'square' | 'long' | 'kite';
  readonly eyes: 'open' | 'wide' | 'narrow' | 'sleepy' | 'closed' | 'sideways';
  readonly mouth: 'smile' | 'grin' | 'flat' | 'smirk' | 'whistle' | 'frown';
  readonly top?: Hat | Hair;
  readonly extra?:
    | 'glasses'
    | 'monocle'
    | 'mask'
    | 'goggles'
    | 'moustache'
    | 'beard'
    | 'pencil'
    | 'bolt'
    | 'freckles'
    | 'earring';
}

type Hat =
  | 'bowler'
  | 'cap'
  | 'beanie'
  | 'top-hat'
  | 'mortarboard'
  | 'beret'
  | 'hard-hat'
  | 'sun-hat'
  | 'hood'
  | 'crown'
  | 'headlamp';

type Hair = 'curls' | 'spikes' | 'bun' | 'tufts' | 'parting';
