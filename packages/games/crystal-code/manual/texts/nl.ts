import type { ManualTexts } from './en.ts';

export const nl: ManualTexts = {
  lead: 'Bouw de werkende machine met de meeste kristallen. Kristallen en kaarten win je in negen races: maak sneller dan de anderen een keten van je vijf tegels.',
  race: {
    title: 'De race',
    text: 'In elk van de negen races krijgt iedereen vijf tegels, met de rug naar boven. Als iedereen er klaar voor is, worden alle tegels tegelijk omgedraaid en gaat de zandloper lopen. Leg je vijf tegels aan elkaar tot één keten:',
    rules: [
      'Waar twee tegels elkaar raken, tonen beide zijden hetzelfde symbool, samen minstens zes keer.',
      'Raakt een tegel er twee andere, dan blijft tussen die twee zijden minstens één zijde vrij.',
    ],
    pair: 'Drie bergen en vier is zeven: deze twee passen.',
    apart: 'een vrije zijde ertussen',
    adjacent: 'twee aangrenzende zijden',
    done: 'Roep “Klaar!” als alle vijf tegels aan elkaar liggen. De eerste speler met een goede keten wint de race; de anderen gaan door tot de tijd om is. Ketens worden pas na de race gecontroleerd: een foute keten levert niets op, en je kunt “Klaar!” niet terugnemen. Met bijna elke hand kun je een keten maken, vaak op meerdere manieren. Vind je er geen, dan mag je opgeven.',
  },
  trial: {
    title: 'Probeer het zelf',
    text: 'Druk op een tegel om hem één zijde te draaien. Zoek de twee zijden die bij elkaar passen.',
    left: 'Draai de linkertegel',
    right: 'Draai de rechtertegel',
    fits: (one, other, sum) => `${one} en ${other}: samen ${sum}. Ze passen!`,
    few: (one, other, sum) => `${one} en ${other}: hetzelfde symbool, maar samen maar ${sum}.`,
    kinds: (one, other) => `${one} en ${other}: verschillende symbolen.`,
  },
  prizes: {
    title: 'Kamers en prijzen',
    text: 'Er zijn acht kamers, en in elke kamer ligt één kristal meer dan er spelers zijn. Elke race gaat om de kristallen van de volgende kamer. De winnaar neemt twee kristallen en trekt twee kaarten; iedere andere speler die op tijd een goede keten heeft, neemt één kristal en trekt één kaart. Wat overblijft, gaat naar de finalekamer.',
    figure: 'Drie spelers, dus vier kristallen: het laatste gaat naar de finalekamer.',
    notes: ['goed, 0:21', 'goed, 0:34', 'fout, 0:18'],
    nothing: 'niets',
    gain: (crystals, cards) =>
      `${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}, ${cards === 1 ? '1 kaart' : `${cards} kaarten`}`,
  },
  final: {
    title: 'De finale',
    text: 'De laatste twee races gaan allebei om de finalekamer. De eerste levert op wat een race altijd oplevert. Win je ze allebei, dan haal je de kamer leeg: de andere spelers met een goede keten nemen elk één kristal en één kaart, daarna neem jij alle kristallen die over zijn en trek je evenveel kaarten, minstens twee. Wint iemand anders de laatste race, dan levert die het gewone op en gaan de overige kristallen verloren.',
    figure: 'Voor de laatste race zijn er nog tien kristallen, en Ann wint weer.',
    notes: ['wint beide', 'klaar', 'klaar'],
  },
  machine: {
    title: 'Je machine bouwen',
    text: 'Je begint met drie machinekaarten. Na elke race bouwt iedereen tegelijk en in het geheim. De machines worden onthuld als iedereen klaar is.',
    rules: [
      'Leg zoveel kaarten als je wilt, rand aan rand met je machine en gedraaid zoals je wilt. Waar kaarten elkaar raken, ligt lijn tegen lijn en leeg tegen leeg, en minstens één lijn moet aansluiten.',
      'Zet alle kristallen die je net hebt gewonnen op vrije plekken; leg er dus genoeg kaarten voor. Kristallen gaan alleen verloren als er geen plek vrij is en je geen kaart met een plek kunt leggen.',
      'Een gelegde kaart kun je niet meer verplaatsen of weghalen.',
      'Leg je geen kaarten, dan mag je er twee afleggen en één trekken.',
    ],
    functions:
      'Een machine werkt als hij gesloten is (geen lijn loopt dood) en gevuld (op elke plek een kristal). Een gedrukt kristal telt als elk ander. Een gesloten machine kan niet meer groeien, dus sluit de jouwe niet te vroeg.',
    figure:
      'Een werkende machine: negen kristallen, waarvan twee gedrukt, op zes kaarten. Ernaast dezelfde machine, nog niet af.',
  },
  end: {
    title: 'Winnen',
    rules: [
      'Na de negende race wint de werkende machine met de meeste kristallen.',
      'Bij een gelijke stand wint de machine met de minste kaarten, daarna wie meer kaarten in de hand heeft; anders delen jullie de overwinning.',
      'Werkt geen enkele machine, dan worden ze allemaal op dezelfde manier vergeleken.',
    ],
  },
  apart: {
    title: 'Races over meerdere dagen',
    text: 'Met de optie “Iedereen racet op een eigen moment” hoeven jullie niet tegelijk online te zijn. Start je race als je een rustig moment hebt: dan gaat je eigen zandloper lopen, en alleen je eigen tijd telt. Niemand ziet hoe de anderen het deden tot iedereen klaar is.',
  },
  untimed: {
    title: 'Zonder zandloper',
    text: 'Met de optie “Zonder zandloper: elke goede keten telt” neem je de tijd en maakt het niet uit wie de eerste is. De ketens worden gecontroleerd als iedereen de zijne heeft ingeleverd. Alle goede ketens winnen evenveel: 2 kristallen en 2 kaarten als de kamer er genoeg heeft voor iedereen, anders 1 van elk. Niemand krijgt in de finale alles. De instelling “Op het gehoor” zet dit aan tegen bots, om met een schermlezer te spelen. Zulke partijen tellen niet voor de rating.',
  },
  daily: {
    title: 'De puzzel van de dag',
    text: 'Elke dag is er één hand, dezelfde voor iedereen, waarmee je altijd een keten kunt maken. De klok loopt vanaf het moment dat je hem opent tot je eerste goede keten. Een foute keten kost je alleen tijd.',
  },
  controls: {
    title: 'Bediening',
    race: 'Tijdens een race',
    raceText:
      'Sleep een tegel vlak bij een andere en hij klikt vast aan de dichtstbijzijnde zijde. Of tik op een zijde van de ene tegel en dan op een zijde van de andere om ze aan elkaar te leggen. Draai een tegel met de ronde knop, met een dubbele tik of met het muiswiel. Het plaatje naast een naad toont hoeveel symbolen elkaar daar raken; sleep het om alle aangesloten tegels samen te verplaatsen.',
    build: 'Tijdens het bouwen',
    buildText:
      'Druk op een kaart in je hand om hem te pakken, nog een keer om hem te draaien, en dan op een vakje dat oplicht; of sleep de kaart erheen. Druk op een geplande kaart om hem terug te nemen. Sleep, knijp of scrol om meer van de machine te zien; druk op de machine van een andere speler om die te bekijken. Niets staat vast tot je bevestigt.',
    time: 'Is je tijd om tijdens het bouwen, dan wordt je machine voor je gebouwd. Een race wacht ook niet lang: 30 seconden nadat de eerste speler er klaar voor is, begint hij voor iedereen.',
  },
};
