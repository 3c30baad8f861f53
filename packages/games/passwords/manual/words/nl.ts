import type { ManualWords } from './en.ts';

export const nl: ManualWords = {
  lead: 'Zeg een woord, loop één ronde langs de kluizen en laat stenen achter op zijn letters. Wie aan het eind de minste stenen heeft, wint.',
  circle: {
    title: 'De kring',
    text: 'Zeven kluizen liggen in een kring. Elke kluis toont een letter en heeft twee, drie of vier plekken voor stenen. De andere 45 kluizen liggen op een stapel, en niemand kent de volgorde.',
    stones: 'Iedereen begint met evenveel stenen: 20 met twee spelers, 18 met drie, 15 met vier, 12 met vijf.',
    empty: 'vier plekken, alle vrij',
    begun: 'twee stenen, één plek vrij',
    full: 'vol: hij gaat op slot',
  },
  turn: {
    title: 'Een beurt',
    rules: [
      'Zeg een woord dat begint met de letter van een kluis, en leg een steen op die kluis. Tonen meer kluizen die letter, dan kies je er een.',
      'Loop vandaar met de klok mee of ertegenin, hoogstens één keer rond. Op elke kluis leg je hoogstens één steen.',
      'De letters waarop je legt, komen in de volgorde waarin ze in het woord staan. Je mag letters weglaten en kluizen overslaan. Een letter die twee keer in het woord staat, mag twee keer dienen.',
      'Je kunt niet meer stenen leggen dan je hebt, en je mag er minder leggen dan het woord toelaat.',
      'Je mag ook passen.',
    ],
    figure: (word) =>
      `Ann zegt ${word}. Vanaf de G gaat ze tegen de klok in, slaat I en T over en legt op R, I, E en S: vijf stenen.`,
  },
  trial: {
    title: 'Probeer het',
    text: (first, second) =>
      `Ann heeft ${first} gezegd, Bo ${second}, en nu is het jouw beurt. Typ een woord en kijk waar het heen gaat. Druk op een kluis om hem weg te laten of mee te nemen. Hier wordt geen woordenboek geraadpleegd.`,
    tries: 'Woorden om te proberen',
  },
  locking: {
    title: 'Kluizen op slot',
    text: 'Een kluis die aan het eind van je beurt vol is, gaat op slot. De stenen gaan naar de doos, voorgoed veilig, van wie ze ook zijn. Jij houdt de kaart, en een nieuwe van de stapel komt op haar plaats.',
    tip: 'Anderen kunnen dus jouw stenen redden, en jij de hunne. Alleen stenen in de doos tellen niet meer mee.',
    figure: (word) =>
      `Cleo zegt ${word} en gaat met de klok mee vanaf de T. De onderste I heeft nu drie stenen, dus ze sluit hem. De E heeft er ook drie, maar een vierde plek: die blijft.`,
  },
  words: {
    title: 'Welke woorden',
    rules: [
      'Het staat in het woordenboek en heeft minstens twee letters.',
      'Niemand heeft het in deze partij al gezegd.',
      'Het bevat geen woord dat al gezegd is: na SLOT geen SLOTEN en geen HANGSLOT.',
      'Het heeft een andere stam dan elk gezegd woord: na LOPEN geen LOOPT.',
    ],
    tip: 'Pas op met korte woorden: na EN valt elk woord af waar EN in staat.',
    strict:
      'In een strenge partij, de gewone, kost een fout woord de beurt: er wordt niets gelegd, en iedereen hoort waarom. Het is niet verbruikt en sluit geen ander woord uit.',
    gentle:
      'In een milde partij wordt een fout woord geweigerd, met de reden, en je probeert het opnieuw tot je tijd om is. Dan pas je.',
  },
  end: {
    title: 'Het einde',
    text: 'Wie na zijn beurt geen stenen meer in de hand heeft, maakt meteen een einde aan de partij. Ze eindigt ook als iedereen twee keer achter elkaar heeft gepast.',
    counting:
      'Iedereen telt de stenen in de hand en die op de kring. De minste winnen. Bij gelijke stand wie meer kluizen heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.',
    figure: 'Ann heeft haar laatste steen gelegd, maar er liggen er vier van haar op de kring. Bo wint.',
  },
  languages: {
    title: 'Talen',
    text: 'Een tafel kiest de taal van haar woorden: Engels, Frans of Nederlands, welke taal je scherm ook spreekt. Elke taal heeft een eigen woordenboek en eigen 52 kluizen, naar hoe vaak letters voorkomen. Woorden worden zonder accenten geschreven: É wordt E, Œ wordt OE.',
  },
  controls: {
    title: 'Op het scherm',
    text: 'Typ je woord; dat mag ook terwijl anderen het hunne zoeken. De langste ronde wordt meteen getekend. Druk op een kluis om hem weg te laten of mee te nemen, en op de eerste om bij een andere met die letter te beginnen. Een stippellijn toont de ronde de andere kant op. Om te passen druk je twee keer. In de gezegde woorden kun je zoeken.',
    help: 'Speel je alleen met bots, dan zijn er tips naast het bord. Na de partij toont de analyse het beste woord van elke beurt.',
    keys: [
      ['A – Z', 'het woord typen, waar je ook bent'],
      ['Backspace', 'een letter wissen'],
      ['↑', 'de andere kant op gaan'],
      ['↓', 'bij een andere kluis beginnen, of omkeren'],
      ['Tab', 'naar de kluizen en de knoppen'],
      ['Spatie', 'op de gekozen kluis drukken'],
      ['Enter', 'het woord zeggen'],
    ],
  },
};
