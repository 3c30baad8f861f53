import type { ManualWords } from './en.ts';

export const nl: ManualWords = {
  lead: 'Bied tegels aan voor een prijs die ook een inzet is, en beoordeel wat de anderen aanbieden: koop de tegel, of int de inzet.',
  tiles: {
    title: 'Tegels en kredieten',
    text: 'Er zijn 68 tegels in vier kleuren. De rug toont de kleur, nooit de kristallen: een vals kristal ziet eruit als elke andere tegel. Iedereen heeft 35 kredieten en een voorraad tegels, en trekt er vier. Tegels die in geen voorraad zitten, worden gesloten weggelegd.',
    back: 'de rug',
    copies: (copies) => `${copies} per kleur`,
    worth: (value) => `${value} waard`,
  },
  offer: {
    title: 'Het aanbod',
    text: 'In het geheim, en allemaal tegelijk, leggen de spelers twee tegels uit hun hand op hun kraam: één per kolom, op de rij van de waarde die ze beweren. Dat mag een leugen zijn, de kleur nooit.',
    prices:
      'Dan zet iedereen op elke tegel een prijs in: minstens 1 krediet uit de beurs. Met nog één krediet is een van de twee prijzen 0; met geen enkel zijn ze het allebei. De aanbiedingen worden getoond zodra ze er allemaal zijn.',
    figure: 'Cleo beweert 12 voor een groene tegel, prijs 9, en 6 voor een oranje, prijs 4. Ze heeft nog 22 kredieten.',
  },
  exchange: {
    title: 'De handel',
    text: 'Vanaf de eerste speler, met de klok mee, doet iedereen één transactie, en dan iedereen een tweede, tot alle kramen leeg zijn. Kies een aanbod van een ander en doe een van twee dingen.',
    rules: [
      'Kopen: je betaalt de prijs aan de verkoper, die ook de inzet terugneemt. De tegel gaat naar je verzameling. Je moet kunnen betalen.',
      'Innen: je neemt de inzet. De tegel gaat naar de verzameling van de verkoper.',
      'Kun je geen enkel aanbod van een ander kiezen, dan neem je er een van jezelf terug, met de inzet; de tegel gaat naar je verzameling.',
    ],
    figure: 'Bo bekijkt de groene tegel van Cleo, zogezegd 12, prijs 9. Er staat één kristal op: hij is 6 waard.',
  },
  outcomes: {
    buys: 'Bo koopt',
    banks: 'Bo int',
    credits: (signed) => `kredieten ${signed}`,
    tile: (signed) => `tegel ${signed}`,
    nothing: 'geen tegel',
    ahead: (points) => `Bo staat ${points} voor op Cleo.`,
    behind: (points) => `Bo staat ${points} achter op Cleo.`,
    even: 'Niemand staat voor.',
  },
  trial: {
    title: 'Probeer het',
    text: 'Jij bent Cleo: je kent de tegel, Bo niet. Verander wat je beweert en de prijs, en zie wat elke keuze zou betekenen.',
    tile: 'De tegel is',
    claim: 'Je beweert',
    price: 'Prijs',
    honest: 'Dat is eerlijk.',
    over: 'Bluf: je beweert meer dan hij waard is.',
    under: 'Bluf: je beweert minder dan hij waard is.',
    dear: 'De prijs is meer dan de helft van de waarde: je hoopt dat Bo koopt.',
    cheap: 'De prijs is minder dan de helft van de waarde: je hoopt dat Bo int.',
    fair: 'De prijs is de helft van de waarde: voor allebei om het even, tenzij er een trofee nabij is.',
  },
  trophies: {
    title: 'Verzamelingen en trofeeën',
    text: 'Een tegel die in een verzameling komt, wordt voor iedereen omgedraaid. Oranje, groen en roze blijven open liggen; blauwe en valse tegels liggen op twee stapels waarvan alleen de bovenste te zien is.',
    claiming:
      'Komt er een echte oranje, groene of roze tegel in je verzameling, in wiens beurt ook, dan mag je een trofee van die kleur opeisen als je aan de voorwaarde voldoet. Je kunt er één van elke kleur hebben. Je mag ook op een betere wachten: de volgende kans komt met je volgende tegel van die kleur.',
    conditions: {
      green: 'Zoveel echte groene tegels, met hoeveel kristallen ook.',
      orange: 'Twee tegels van één kristal, twee van twee, of één van elke soort.',
      pink: 'Zoveel roze kristallen samen.',
      blue: 'Aan het eind gegeven, voor de meeste en de op één na meeste blauwe kristallen. Gelijk op de eerste plaats: niemand krijgt iets. Gelijk op de tweede: alleen de eerste wordt gegeven.',
    },
  },
  powers: {
    title: 'Valse kristallen en de kracht',
    text: 'Een vals kristal kost 3 punten en levert geen trofee op. Maar komt er een in je verzameling, dan wordt je krachtfiche actief. Voor de hele tafel geldt één kracht; wie haar gebruikt, maakt de fiche weer inactief.',
    spy: 'Bekijk op elk moment van de handel een tegel op een kraam. Iedereen ziet welke, alleen jij weet wat het is.',
    negotiator:
      'Leg in je aanbod de fiche op een kolom in plaats van een prijs. Wie die tegel kiest, noemt een bedrag van minstens 1: je verkoopt de tegel daarvoor, of betaalt evenveel en houdt hem.',
    recycler:
      'Ruil vlak na je eigen transactie een tegel van je verzameling voor een weggelegde tegel, waarvan je alleen de kleur ziet. Die kan meteen een trofee opleveren, maar is hij vals, dan maakt hij je fiche niet actief.',
    preemptor:
      'Kiest een ander een aanbod dat niet van jou is, koop het dan in diens plaats en geef een echte tegel van je verzameling. De beurt van de ander is voorbij, de jouwe blijven; van meerdere spelers koopt de eerste na de ander, met de klok mee.',
    vanguard:
      'Leg tijdens de handel de fiche voor een aanbod van een ander: alleen jij kunt het kiezen, en dat moet ook, met een van je transacties van deze ronde. Willen er meer hetzelfde aanbod, dan krijgt wie het dichtst bij de eerste speler zit het.',
  },
  end: {
    title: 'Het einde',
    text: 'Na een ronde trekt iedereen twee tegels, en de volgende speler met de klok mee wordt eerste. De ronde die met lege voorraden begint, is de laatste: de achtste met twee spelers, de zesde met drie of vier, de vijfde met vijf. De twee tegels die in een hand overblijven, tellen niet.',
    winning:
      'De hoogste score wint; bij gelijke stand wie meer echte tegels heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.',
    figure: 'De telling van Ann. Bo heeft één blauw kristal, Ann drie.',
    trophies: 'Trofeeën',
    tiles: 'Tegels',
    fakes: 'Valse',
    credits: 'Kredieten',
    score: 'Score',
  },
  plan: {
    title: 'Vooruit plannen',
    text: 'In een partij over dagen, of zonder klok, kun je met ‘Vooruit plannen’ onder het bord zeggen wat je koopt of int en voor welke prijs, zonder dat je gevraagd wordt. Het geldt voor één ronde; waar geen wens bij past, dat wacht op jou. Niemand anders weet van je plan, en je kunt het altijd wijzigen of weghalen.',
  },
  controls: {
    title: 'Op het scherm',
    text: 'Raak een tegel van je hand aan, dan een plaats op je kraam; of sleep hem erheen. Een prijs is de helft van wat je beweert, tot je hem verandert. Raak tijdens de handel een tegel op een kraam aan: voordat je beslist, lees je wat kopen en innen zouden kosten en opleveren. Raak een trofee aan om te zien wie er dichtbij is, en de rij kristallen onder een kraam om die verzameling te zien.',
    time: 'Is je tijd om, dan wordt een willekeurig aanbod voor je uitgelegd met prijs 1, het duurste aanbod geïnd, de beste trofee opgeëist en op krachten gepast.',
    keys: [
      ['1 – 4', 'een tegel van je hand oppakken'],
      ['← → ↑ ↓', 'van plaats naar plaats op je kraam'],
      ['Enter', 'de tegel daar leggen'],
      ['+ −', 'de prijs van de kolom veranderen'],
      ['Backspace', 'de tegel terugnemen'],
      ['Tab', 'naar aanbiedingen, trofeeën en keuzes'],
    ],
    hints: 'Toon de tips van de eerste partij opnieuw',
    hintsOn: 'De tips komen terug.',
  },
};
