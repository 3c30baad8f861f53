import type { Grade } from '../rules/lexicon/lexicon.ts';

/** Words separated by spaces. */
const listed = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' '));

/**
 * Everyday English words of the last decades that SCOWL's levels lack or call rare. A list of ours, without brand names.
 * Nouns have a plural, verbs all their forms.
 */
const NOUNS = listed(
  'app avatar backend barista biopic blog blogger blogpost bootcamp bot browser burger burrito camcorder captcha chatbot',
  'chatroom checkbox checkout churro ciabatta codebase codec coder cosplayer coworker cryptocurrency cupcake cyberattack dashboard',
  'dashcam deepfake donut download dropdown drone earbud earworm ebook email emoji emoticon empanada enchilada espresso fajita',
  'falafel fanboy fangirl firewall flashcard flatbread focaccia foodie freelancer frenemy gamer gastropub geek gelato gif gigabyte',
  'glitch hackathon hacker hashtag headset helpdesk hipster homepage hotspot hoverboard hyperlink inbox influencer infographic',
  'jalapeno keypad kickboxer kilobyte kitesurfer laptop latte leaderboard lifehack listicle livestream lockdown login logo lurker',
  'macaron macchiato meetup megabyte megapixel meme microbrewery microchip microplastic millennial minigame mocktail modem',
  'motherboard multiplex nacho netbook newbie newsfeed newsletter ninja notepad onesie outage pandemic panini paywall pedometer',
  'permalink pixel playdate playlist plugin podcast podcaster popup prequel quesadilla remix ringtone router satnav screencast',
  'screensaver screenshot scrollbar selfie sequel sitcom sitemap skateboarder sleepover slideshow smartphone smartwatch smoothie',
  'snowboarder soulmate soundbar soundbite soundtrack spammer spoiler spreadsheet staycation streamer stylist sudoku superfan',
  'superfood superhero supermodel tablet taco tagline takeaway teaser techie terabyte thumbnail timeline toolbar tortilla touchpad',
  'touchscreen trackpad troll tween ukulele username vaper vegan veggie videogame vlog vlogger voicemail voucher walkthrough',
  'wallpaper wannabe webcam webcast webinar webpage website wetsuit whiteboard widget wiki workaround workflow workout workspace',
  'yogi zipline zombie',
);
const VERBS = listed(
  'autosave blog crowdfund crowdsource debug downvote email facepalm livestream photobomb podcast preload preorder reboot reformat',
  'remix repost retweet screenshot spam telecommute text troll tweet unbox unfollow unfriend unmute unsubscribe upcycle update',
  'upload upvote vape vlog',
);
const OTHERS = listed(
  'acai aioli anime bandwidth bibimbap bitcoin blockchain bruschetta burrata cashback chai chorizo clickbait cosplay crowdfunding',
  'cyberbullying cyberspace edamame fintech firmware glamping gluten gnocchi granola guacamole halloumi hummus kale karaoke kefir',
  'kickboxing kimchi kitesurfing kombucha malware manga matcha metadata metaverse mindfulness mozzarella multiplayer netiquette',
  'parkour pesto phishing pilates prosecco quinoa ramen ransomware reggaeton rooibos sashimi skincare snowboarding spyware',
  'sriracha steampunk sushi tahini tapas techno tempura teriyaki tiramisu tofu udon umami veganism wasabi wellness wifi yuzu',
  'awesome bling cringe cyber digital goofy grandma grandpa hangry iconic legit meh mommy nerdy nonbinary offline online oops',
  'organic phew retro techy trendy unplugged viral virtual woke yay yikes yuck yum yummy',
);

const formsOf = {
  noun: (word: string): readonly string[] => [word, withS(word)],
  verb: (word: string): readonly string[] => {
    const stem = /(?:og|bug|pam)$/.test(word) ? word + word.slice(-1) : word.replace(/e$/, '');
    return [word, withS(word), `${stem}ed`, `${stem}ing`];
  },
};

const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}${/(?:s|x|z|ch|sh|superhero)$/.test(word) ? 'es' : 's'}`;
};

export const MODERN_WORDS: ReadonlySet<string> = new Set([
  ...NOUNS.flatMap(formsOf.noun),
  ...VERBS.flatMap(formsOf.verb),
  ...OTHERS,
]);

/** Everybody knows them, but SCOWL lists the more common ones. */
const GRADE: Grade = 2;

/** Adds the modern words to the English dictionary. */
export const withModernWords = (words: ReadonlyMap<string, Grade>): Map<string, Grade> => {
  const known = [...MODERN_WORDS].map((word) => [word, words.get(word) === 1 ? 1 : GRADE] as const);
  return new Map([...words, ...known]);
};
