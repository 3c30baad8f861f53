import { randomInt } from 'node:crypto';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Any adjective goes with any noun: no words that mock, and none that are rude in English, French or Dutch. */
export const ADJECTIVES = words(`
  Agile Alpine Amber Amiable Arctic Artful Astral Autumn Azure Balmy Blithe Bold Brave Breezy Bright Brisk
  Bronze Calm Candid Canny Caring Cedar Cheery Clear Clever Coastal Cobalt Copper Coral Cordial Cosmic Cosy
  Crimson Crisp Curious Dapper Daring Deft Eager Early Earnest Elegant Fabled Faithful Fearless Festive Fleet
  Floral Forest Friendly Frosty Gallant Garden Gentle Gifted Gilded Glad Golden Graceful Happy Hardy Harvest
  Hazel Heroic Honest Hopeful Humble Indigo Island Jaunty Jolly Jovial Joyful Keen Kind Lavender Leafy Lilac
  Lively Loyal Lucid Lucky Lunar Magic Maroon Meadow Mellow Merry Mighty Mindful Minty Misty Modest Mossy
  Mystic Neat Nimble Noble Northern Olive Orchid Patient Peaceful Plucky Poetic Polar Polished Prime Proud
  Purple Quick Quiet Radiant Ready Regal River Rosy Royal Russet Rustic Saffron Sage Scarlet Serene Sharp
  Shining Silent Silver Sincere Smart Snowy Solar Spirited Spring Stellar Sterling Stoic Summer Sunlit Sunny
  Swift Tawny Teal Tidy Tranquil Trusty Upbeat Valiant Velvet Verdant Vibrant Violet Vivid Willow Winter Wise
  Witty Woodland Worthy
`);

/** Stones and animals. */
export const NOUNS = words(`
  Agate Amethyst Basalt Beryl Carnelian Citrine Crystal Diamond Emerald Feldspar Flint Fluorite Garnet Geode
  Granite Jade Jasper Lapis Malachite Moonstone Obsidian Onyx Opal Pearl Pebble Peridot Prism Pyrite Quartz
  Ruby Sapphire Slate Spinel Sunstone Topaz Turquoise Zircon

  Albatross Alpaca Antelope Avocet Badger Bear Bee Beetle Bison Bobcat Bunting Camel Capybara Caracal Caribou
  Cat Chamois Cheetah Chipmunk Cicada Colibri Corgi Crane Cricket Curlew Deer Dingo Dolphin Dove Dunlin Eagle
  Egret Eider Elk Ermine Falcon Fawn Finch Firefly Flamingo Fox Gazelle Gecko Giraffe Goldfinch Goshawk Grebe
  Hamster Hare Harrier Hawk Hedgehog Heron Ibex Ibis Iguana Impala Jackdaw Jaguar Jay Kestrel Kiwi Koala Kudu
  Lark Lemur Leopard Linnet Lion Llama Lynx Macaw Magpie Mallard Marmot Marten Meerkat Merlin Moose Narwhal
  Newt Nightjar Ocelot Okapi Oriole Oryx Osprey Otter Owl Panda Panther Pelican Penguin Plover Pony Puffin
  Puma Rabbit Raven Robin Sandpiper Seal Serval Siskin Skylark Sparrow Squirrel Stag Starling Stork Swan
  Tanager Tapir Tern Tiger Toucan Turtle Vole Wagtail Warbler Waxwing Wolf Wombat Wren Yak Zebra
`);

/**
 * Display name of a new guest, such as "Amber Fox". Not unique, as guests are known by their id; with more than
 * 20,000 combinations two guests of a server rarely share one. Without digits, which read badly beside scores.
 */
export const makeGuestName = (): string => `${pick(ADJECTIVES)} ${pick(NOUNS)}`;

const pick = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';
