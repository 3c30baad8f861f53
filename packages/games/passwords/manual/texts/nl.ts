import type { ManualTexts } from './en.ts';

export const nl: ManualTexts = {
  lead: 'Raak je stenen kwijt: speel een woord, loop één keer langs de kluizen in de cirkel en leg stenen op de letters van je woord. Wie aan het eind de minste stenen heeft, wint.',
  circle: {
    title: 'De cirkel',
    text: 'Zeven kluizen liggen in een cirkel. Elke kluis heeft een letter en twee, drie of vier plekken voor stenen. De andere 45 kluizen liggen dicht op een stapel.',
    stones:
      'Elke speler begint met 20 stenen als je met z’n tweeën speelt, 18 met drie, 15 met vier en 12 met vijf spelers.',
    empty: 'vier vrije plekken',
    begun: 'twee stenen, één vrije plek',
    full: 'vol: gaat op slot',
  },
  turn: {
    title: 'Jouw beurt',
    rules: [
      'Speel een woord dat begint met de letter van een kluis en leg een steen op die kluis. Hebben meer kluizen die letter, dan kies je er een.',
      'Loop vandaar met de klok mee of tegen de klok in, hoogstens één keer rond. Leg op elke kluis hoogstens één steen.',
      'De letters waarop je stenen legt, moeten in de volgorde van je woord staan. Je mag letters en kluizen overslaan. Een letter die twee keer in het woord staat, mag je twee keer gebruiken.',
      'Je kunt niet meer stenen leggen dan je hebt, maar wel minder dan het woord toelaat.',
      'Je mag ook passen.',
    ],
    figure: (word) =>
      `Ann speelt ${word}. Ze begint bij de G, gaat tegen de klok in, slaat I en T over en legt stenen op R, I, E en S: vijf in totaal.`,
  },
  trial: {
    title: 'Probeer het',
    text: (first, second) =>
      `Ann heeft ${first} gespeeld en Bo ${second}. Nu is het jouw beurt: typ een woord en kijk waar het langs gaat. Druk op een kluis om hem toe te voegen of weg te laten. Hier wordt niet in het woordenboek gekeken.`,
    tries: 'Woorden om te proberen',
  },
  locking: {
    title: 'Kluizen op slot',
    text: 'Een kluis die aan het eind van je beurt vol is, gaat op slot. De stenen gaan in de doos en tellen niet meer mee, van wie ze ook zijn. Jij houdt de kaart en er komt een nieuwe kluis van de stapel voor in de plaats.',
    tip: 'Anderen kunnen dus jouw stenen redden, en jij die van hen. Stenen op de cirkel tellen nog mee.',
    figure: (word) =>
      `Cleo speelt ${word}, met de klok mee vanaf de T. Op de onderste I liggen nu drie stenen, dus die gaat op slot. Op de E liggen er ook drie, maar die heeft een vierde plek en blijft liggen.`,
  },
  words: {
    title: 'Geldige woorden',
    rules: [
      'Het woord staat in het woordenboek en heeft minstens twee letters.',
      'Niemand heeft het in deze partij al gespeeld.',
      'Er zit geen woord in dat al gespeeld is: na SLOT geen SLOTEN en geen HANGSLOT.',
      'Het heeft niet dezelfde stam als een woord dat al gespeeld is: na LOPEN geen LOOPT.',
    ],
    tip: 'Korte woorden sluiten veel uit: na EN mag geen enkel woord met EN erin meer.',
    strict:
      'In een strenge partij, de standaard, kost een ongeldig woord je beurt: je legt geen stenen en iedereen ziet waarom. Het woord geldt niet als gespeeld en sluit geen andere woorden uit.',
    gentle:
      'In een milde partij wordt een ongeldig woord geweigerd, met de reden erbij. Je mag het opnieuw proberen tot je tijd op is. Daarna pas je.',
    missing:
      'Ontbreekt je woord in het woordenboek? Typ het en kies ‘Vraag de anderen’, één keer per beurt. Als iedereen het goedvindt, telt het in deze partij voor iedereen en kun je het spelen. In een strenge partij kost een nee je beurt. Bots vinden per speler één woord goed, als het op een woord lijkt.',
  },
  end: {
    title: 'Einde van de partij',
    text: 'De partij is afgelopen zodra een speler aan het eind van zijn beurt geen stenen meer in de hand heeft. Ze is ook afgelopen als iedereen twee keer achter elkaar heeft gepast.',
    counting:
      'Iedereen telt zijn stenen in de hand en op de cirkel. Wie de minste heeft, wint. Bij een gelijke stand wint wie meer kluizen heeft; is ook dat gelijk, dan delen ze de overwinning.',
    equal:
      'Met evenveel beurten, een keuze van de tafel, speel je eerst de ronde uit: iedereen komt even vaak aan de beurt. Beginnen mag niets beslissen: het lot bepaalt wie elke ronde begint. Je kunt dus twee keer na elkaar aan de beurt zijn.',
    figure: 'Ann heeft haar laatste steen gelegd, maar er liggen nog vier stenen van haar op de cirkel. Bo wint.',
  },
  languages: {
    title: 'Talen',
    text: 'Aan elke tafel kies je de taal van de woorden: Engels, Frans of Nederlands, los van de taal van je scherm. Elke taal heeft een eigen woordenboek en eigen 52 kluizen, afgestemd op hoe vaak letters voorkomen. Woorden worden zonder accenten geschreven: É wordt E, Œ wordt OE.',
  },
  controls: {
    title: 'Bediening',
    text: 'Typ je woord wanneer je wilt, ook terwijl anderen het hunne zoeken. De langste route wordt meteen getekend. Druk op een kluis om hem toe te voegen of weg te laten, of op de eerste om bij een andere kluis met die letter te beginnen. Een stippellijn toont de route de andere kant op. Om te passen druk je twee keer op de knop. Je kunt zoeken in de gespeelde woorden.',
    help: 'Speel je alleen tegen bots, dan kun je naast het bord tips vragen. Na de partij toont de analyse het beste woord van elke beurt.',
  },
};
