/** All sounds, synthesised with Web Audio: dry and under 300 ms. */
const SOUNDS = {
  /** Stone on felt. */
  socket: (voice, at) => {
    knock(voice, at, { pitch: 170, lasts: 0.07, gain: 0.5 });
    hiss(voice, at, { pitch: 900, width: 0.8, lasts: 0.03, gain: 0.18 });
  },
  /** One tumbler click; black is lower than white. */
  'pin-black': (voice, at) => click(voice, at, 1250),
  'pin-white': (voice, at) => click(voice, at, 2300),
  /** A key laid on stone. */
  yourTurn: (voice, at) => {
    ring(voice, at, { partials: [1480, 2210, 3790], lasts: 0.16, gain: 0.09 });
    ring(voice, at + 0.07, { partials: [1320, 1990, 3410], lasts: 0.2, gain: 0.07 });
    knock(voice, at + 0.07, { pitch: 240, lasts: 0.05, gain: 0.2 });
  },
  /** A drawer slides shut. */
  drawer: (voice, at) => {
    hiss(voice, at, { pitch: 420, width: 0.7, lasts: 0.17, gain: 0.16 });
    knock(voice, at + 0.16, { pitch: 130, lasts: 0.09, gain: 0.45 });
  },
  /** A bolt goes home. */
  bolt: (voice, at) => {
    hiss(voice, at, { pitch: 2600, width: 1.5, lasts: 0.06, gain: 0.1 });
    knock(voice, at + 0.05, { pitch: 95, lasts: 0.14, gain: 0.6 });
    ring(voice, at + 0.05, { partials: [610, 1130], lasts: 0.1, gain: 0.06 });
  },
  tick: (voice, at) => click(voice, at, 1800),
  /** A struck crystal. */
  struck: (voice, at) => ring(voice, at, { partials: [1976, 3136, 4699, 6645], lasts: 0.29, gain: 0.11 }),
  sand: (voice, at) => hiss(voice, at, { pitch: 5200, width: 0.6, lasts: 0.12, gain: 0.05 }),
  /** Dull glass. */
  dull: (voice, at) => {
    ring(voice, at, { partials: [523, 787], lasts: 0.08, gain: 0.12 });
    hiss(voice, at, { pitch: 1500, width: 0.9, lasts: 0.06, gain: 0.12 });
  },
} as const satisfies Record<string, (voice: Voice, at: number) => void>;

export type SoundName = keyof typeof SOUNDS;

/** Where the parts of one sound go. */
interface Voice {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
}

/** Gains that make all sounds equally loud; a component test measures them. */
const LEVELS: Readonly<Record<SoundName, number>> = {
  socket: 0.67,
  'pin-black': 2.3,
  'pin-white': 2.5,
  yourTurn: 1.45,
  drawer: 1.05,
  bolt: 0.6,
  tick: 2.3,
  struck: 1.85,
  sand: 9,
  dull: 1.8,
};

export const SOUND_NAMES = Object.keys(SOUNDS) as readonly SoundName[];

/** Schedules a sound at a time of the audio context. */
export const scheduleSound = (audio: BaseAudioContext, name: SoundName, at: number): void => {
  const out = audio.createGain();
  out.gain.value = LEVELS[name];
  out.connect(audio.destination);
  SOUNDS[name]({ audio, out }, at);
};

interface Envelope {
  readonly lasts: number;
  readonly gain: number;
}

const envelope = ({ audio, out }: Voice, at: number, { lasts, gain }: Envelope): GainNode => {
  const node = audio.createGain();
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + 0.003);
  node.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  node.connect(out);
  return node;
};

/** A heavy knock: a low tone with falling pitch. */
const knock = (voice: Voice, at: number, { pitch, ...shape }: Envelope & { readonly pitch: number }): void => {
  const tone = voice.audio.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + shape.lasts);
  tone.connect(envelope(voice, at, shape));
  tone.start(at);
  tone.stop(at + shape.lasts);
};

/** A ringing sound of inharmonic partials. */
const ring = (voice: Voice, at: number, sound: Envelope & { readonly partials: readonly number[] }): void => {
  for (const [i, pitch] of sound.partials.entries()) {
    const lasts = sound.lasts / (1 + i * 0.4);
    const tone = voice.audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(envelope(voice, at, { lasts, gain: sound.gain / (1 + i) }));
    tone.start(at);
    tone.stop(at + lasts);
  }
};

/** Band-passed noise. */
const hiss = (voice: Voice, at: number, sound: Envelope & { readonly pitch: number; readonly width: number }): void => {
  const { audio } = voice;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * sound.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = sound.pitch;
  band.Q.value = sound.width;
  noise.connect(band).connect(envelope(voice, at, sound));
  noise.start(at);
};

const click = (voice: Voice, at: number, pitch: number): void => {
  hiss(voice, at, { pitch: pitch * 1.6, width: 3, lasts: 0.025, gain: 0.35 });
  ring(voice, at, { partials: [pitch], lasts: 0.04, gain: 0.08 });
};
