import { fraction, makeRng } from '@sesame/kernel';
import { expect, test, vi } from 'vitest';
import { SOUND_NAMES, type SoundName, scheduleSound } from './sounds.ts';

const SAMPLE_RATE = 44_100;
const AUDIBLE = 0.001;

const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

/** Peak and RMS of a sound as a browser renders it, in decibels; the RMS from its first to its last audible sample. */
const measure = async (name: SoundName): Promise<{ readonly peak: number; readonly rms: number }> => {
  // Noise is random, and so would be its peaks.
  const rng = makeRng(name);
  vi.spyOn(Math, 'random').mockImplementation(() => fraction(rng));
  const audio = new OfflineAudioContext(1, SAMPLE_RATE / 2, SAMPLE_RATE);
  scheduleSound(audio, name, 0);
  const samples = (await audio.startRendering()).getChannelData(0);
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE;
  const heard = samples.slice(samples.findIndex(isAudible), samples.findLastIndex(isAudible) + 1);
  const peak = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const rms = Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length);
  return { peak: decibels(peak), rms: decibels(rms) };
};

test('all sounds are equally loud: peak and RMS differ by at most 6 dB, and none clips', async () => {
  const loudness = [];
  for (const name of SOUND_NAMES) loudness.push(await measure(name));
  const range = (levels: readonly number[]) => Math.max(...levels) - Math.min(...levels);
  expect(range(loudness.map(({ peak }) => peak))).toBeLessThanOrEqual(6);
  expect(range(loudness.map(({ rms }) => rms))).toBeLessThanOrEqual(6);
  expect(Math.max(...loudness.map(({ peak }) => peak))).toBeLessThan(0);
});
