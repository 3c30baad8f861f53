import type { ManualTexts } from './en.ts';

export const nl: ManualTexts = {
  lead: 'Scoor de meeste punten door kristallen te verzamelen, trofeeën te winnen en zuinig te zijn op je credits. Elke ronde bied je twee gesloten tegels aan, en over hun waarde mag je bluffen. Je prijs is ook je inzet: de anderen kopen de tegel of innen de inzet.',
  tiles: {
    title: 'Tegels en credits',
    text: 'Er zijn 68 tegels in vier kleuren. De achterkant toont de kleur, niet de kristallen: een vals kristal ziet eruit als elke andere tegel. Je begint met 35 credits en een eigen voorraad tegels, waarvan je er vier trekt. Tegels die overblijven, worden gesloten weggelegd.',
    back: 'de achterkant',
    copies: (copies) => `${copies} per kleur`,
    worth: (value) => `${value} waard`,
  },
  offer: {
    title: 'Het aanbod',
    text: 'Alle spelers leggen tegelijk en in het geheim twee tegels uit hun hand op hun kraam: één per kolom, op de rij van de waarde die ze opgeven. Over de waarde mag je liegen, over de kleur niet.',
    prices:
      'Daarna bepaal je voor elke tegel een prijs en zet je dat aantal credits in, minstens 1. Met nog maar één credit is een van de prijzen 0; zonder credits zijn ze allebei 0. Alle aanbiedingen worden tegelijk onthuld.',
    figure: 'Cleo geeft 12 op voor een groene tegel, prijs 9, en 6 voor een oranje, prijs 4. Ze heeft nog 22 credits.',
  },
  exchange: {
    title: 'De handel',
    text: 'Wie in de eerste ronde begint, wordt geloot. Te beginnen bij de eerste speler, met de klok mee, speelt iedereen om de beurt tot alle kramen leeg zijn: twee beurten elk. Kies in je beurt een aanbod van een ander en koop of int.',
    rules: [
      'Kopen: je betaalt de prijs aan de verkoper, die ook de inzet terugkrijgt. De tegel gaat naar je verzameling. Je moet genoeg credits hebben.',
      'Innen: je neemt de inzet. De tegel gaat naar de verzameling van de verkoper.',
      'Kun je geen aanbod van een ander kiezen, neem dan een van je eigen tegels terug: je krijgt de inzet terug en de tegel gaat naar je verzameling.',
    ],
    figure:
      'Bo overweegt de groene tegel van Cleo, opgegeven als 12, prijs 9. Er staat maar één kristal op: hij is 6 waard.',
  },
  outcomes: {
    buys: 'Bo koopt',
    banks: 'Bo int',
    credits: (signed) => `credits ${signed}`,
    tile: (signed) => `tegel ${signed}`,
    nothing: 'geen tegel',
    ahead: (points) => `Bo staat ${points} voor op Cleo.`,
    behind: (points) => `Bo staat ${points} achter op Cleo.`,
    even: 'Ze staan gelijk.',
  },
  trial: {
    title: 'Probeer het',
    text: 'Jij bent Cleo: je kent de tegel, Bo niet. Verander de opgegeven waarde en de prijs om te zien wat elke keuze oplevert.',
    tile: 'De tegel',
    claim: 'Je geeft op',
    price: 'Prijs',
    honest: 'Dat is eerlijk.',
    over: 'Bluf: je geeft meer op dan hij waard is.',
    under: 'Bluf: je geeft minder op dan hij waard is.',
    high: 'De prijs is meer dan de helft van de waarde: je hoopt dat Bo koopt.',
    low: 'De prijs is minder dan de helft van de waarde: je hoopt dat Bo int.',
    fair: 'De prijs is precies de helft van de waarde: het maakt niet uit, tenzij er een trofee op het spel staat.',
  },
  trophies: {
    title: 'Verzamelingen en trofeeën',
    text: 'Een tegel die in een verzameling komt, wordt voor iedereen omgedraaid. Oranje, groene en roze tegels blijven zichtbaar; blauwe en valse tegels gaan op twee stapels waarvan je alleen de bovenste ziet.',
    claiming:
      'Komt er een echte oranje, groene of roze tegel in je verzameling, ook in de beurt van een ander, dan mag je een trofee van die kleur opeisen als je aan de voorwaarde voldoet. Je mag één trofee per kleur hebben. Je mag ook op een betere wachten: je volgende kans komt met je volgende tegel van die kleur.',
    conditions: {
      green: 'Zoveel echte groene tegels, hoeveel kristallen er ook op staan.',
      orange: 'Twee tegels met één kristal, twee met twee, of één van elke soort.',
      pink: 'Zoveel roze kristallen in totaal.',
      blue: 'Aan het eind uitgereikt voor de meeste en op één na meeste blauwe kristallen. Gelijk op de eerste plaats: niemand krijgt iets. Gelijk op de tweede plaats: alleen de eerste wordt uitgereikt.',
    },
  },
  powers: {
    title: 'Valse kristallen en krachten',
    text: 'Een vals kristal kost je 3 punten en telt niet mee voor trofeeën. Maar komt er een in je verzameling, dan wordt je krachtfiche actief. Alle spelers hebben dezelfde kracht, die voor de partij wordt gekozen of geloot. Gebruik je hem, dan wordt je fiche weer inactief.',
    spy: 'Bekijk op elk moment van de handel een tegel op een kraam. Iedereen ziet welke, maar alleen jij ziet wat het is.',
    negotiator:
      'Leg in je aanbod de fiche in een kolom in plaats van een prijs. Wie die tegel kiest, biedt minstens 1. Jij verkoopt de tegel voor het bod, of betaalt hetzelfde bedrag en houdt hem.',
    recycler:
      'Ruil direct na je eigen beurt een tegel uit je verzameling voor een weggelegde tegel, waarvan je alleen de kleur ziet. Die kan meteen een trofee opleveren, maar een vals kristal maakt je fiche dan niet actief.',
    preemptor:
      'Vanaf drie spelers: kiest een ander een aanbod dat niet van jou is, koop het dan in diens plaats en geef een echte tegel uit je verzameling terug. De beurt van de ander is voorbij, jouw beurten blijven gelijk. Willen meer spelers dat, dan mag de eerste na de ander, met de klok mee.',
    vanguard:
      'Leg tijdens de handel de fiche bij een aanbod van een ander: alleen jij kunt het kiezen, en dat moet in een van je beurten van deze ronde. Willen meer spelers hetzelfde aanbod, dan gaat het naar wie het dichtst bij de eerste speler zit.',
  },
  end: {
    title: 'Het einde',
    text: 'Na elke ronde trekt iedereen twee tegels en wordt de volgende speler, met de klok mee, eerste speler. De ronde die met lege voorraden begint, is de laatste: de achtste met twee spelers, de zesde met drie of vier, de vijfde met vijf. De twee tegels die in je hand overblijven, tellen niet mee.',
    winning:
      'De hoogste score wint. Bij een gelijke stand wint wie de meeste echte tegels heeft; anders wordt de winst gedeeld.',
    figure: 'De score van Ann. Bo heeft één blauw kristal, Ann heeft er drie.',
    trophies: 'Trofeeën',
    tiles: 'Tegels',
    fakes: 'Valse',
    credits: 'Credits',
    score: 'Score',
  },
  plan: {
    title: 'Voorwaardelijke zetten',
    text: 'In een correspondentiepartij, of zonder klok, kun je met ‘Zet plannen’ onder het bord opdrachten geven voor één ronde: wat je koopt of int, en voor welke prijs. Ze worden uitgevoerd als jij aan de beurt bent; wat ze niet dekken, wacht op jou. Niemand anders ziet je plan, en je kunt het altijd wijzigen of verwijderen.',
  },
  controls: {
    title: 'Bediening',
    text: 'Selecteer een tegel in je hand en dan een plaats op je kraam, of sleep hem erheen. De prijs is de helft van de opgegeven waarde, tot je hem verandert. Selecteer tijdens de handel een tegel op een kraam om te zien wat kopen of innen je kost en oplevert. Selecteer een trofee om te zien wie er dichtbij is, en de rij kristallen onder een kraam om die verzameling te bekijken.',
    time: 'Is je tijd om, dan wordt er een willekeurig aanbod voor je gemaakt met prijs 1, het duurste aanbod geïnd, de beste trofee opgeëist, een bod geaccepteerd en op krachten gepast.',
    hints: 'Beginnerstips opnieuw tonen',
    hintsOn: 'De tips staan weer aan.',
  },
};
