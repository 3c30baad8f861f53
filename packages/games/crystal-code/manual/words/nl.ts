import type { ManualWords } from './en.ts';

export const nl: ManualWords = {
  lead: 'Maak sneller dan de anderen een keten van je vijf tegels, win kristallen en kaarten, en bouw de machine waar de meeste op passen.',
  race: {
    title: 'De race',
    text: 'Negen keer krijgt iedereen vijf tegels, met de rug naar boven. Als iedereen er klaar voor is, draaien ze voor allen tegelijk om en loopt het zand. Leg je vijf tegels in één rij:',
    rules: [
      'Waar twee tegels elkaar raken, tonen beide zijden hetzelfde symbool, samen minstens zes keer.',
      'Op een tegel die er twee andere raakt, blijft tussen die twee zijden minstens één zijde vrij.',
    ],
    pair: 'Drie bergen en vier: zeven dezelfde. Deze twee passen.',
    apart: 'een vrije zijde ertussen',
    adjacent: 'twee zijden naast elkaar',
    done: 'Zeg “Klaar!” als alle vijf aan elkaar liggen. De eerste met een goede keten wint de race, en de anderen gaan door tot het zand op is. Voor die tijd wordt niets nagekeken: een foute keten wint niets, en gezegd is gezegd. Bijna elke hand kan een keten worden, vaak op meer manieren; vind je niets, dan mag je opgeven.',
  },
  trial: {
    title: 'Probeer het',
    text: 'Druk op een tegel om hem één zijde te draaien. Zoek de zijden waarmee deze twee passen.',
    left: 'Draai de linker tegel',
    right: 'Draai de rechter tegel',
    fits: (one, other, sum) => `${one} en ${other}: ${sum}. Ze passen.`,
    few: (one, other, sum) => `${one} en ${other}: dezelfde, maar slechts ${sum}.`,
    kinds: (one, other) => `${one} en ${other}: niet hetzelfde symbool.`,
  },
  prizes: {
    title: 'Prijzen en kamers',
    text: 'In elk van de acht kamers ligt één kristal meer dan er spelers zijn. Elke race gaat om de volgende kamer. De winnaar neemt twee kristallen en trekt twee kaarten; ieder ander met een goede keten op tijd neemt één kristal en één kaart. Wat overblijft gaat naar de laatste kamer.',
    figure: 'Drie spelers, dus vier kristallen: het laatste gaat naar de laatste kamer.',
    notes: ['goed, 0:21', 'goed, 0:34', 'fout, 0:18'],
    nothing: 'niets',
    gain: (crystals, cards) =>
      `${crystals === 1 ? '1 kristal' : `${crystals} kristallen`}, ${cards === 1 ? '1 kaart' : `${cards} kaarten`}`,
  },
  final: {
    title: 'De finale en de grote slag',
    text: 'De laatste twee races gaan allebei om de laatste kamer. De eerste betaalt zoals altijd. Wie beide wint, slaat zijn slag: de anderen met een goede keten nemen elk één kristal en één kaart, dan neemt de winnaar alle kristallen die over zijn, en evenveel kaarten. Wint een ander de laatste race, dan betaalt die zoals altijd en is de rest weg.',
    figure: 'Voor de laatste race zijn tien kristallen over, en Ann wint weer.',
    notes: ['wint beide', 'klaar', 'klaar'],
  },
  machine: {
    title: 'Een machine bouwen',
    text: 'Je begint met drie kaarten. Na elke race bouwt iedereen tegelijk en in het geheim; alles wordt getoond als iedereen heeft gebouwd.',
    rules: [
      'Leg zoveel kaarten als je wilt, rand aan rand met je machine en gedraaid zoals je wilt. Waar kaarten elkaar raken, komt lijn tegen lijn of leeg tegen leeg, en minstens één lijn moet een andere raken.',
      'Alle kristallen die je net hebt gewonnen komen op vrije plekken, dus leg er genoeg kaarten voor. Ze gaan alleen verloren als geen plek vrij is en geen kaart met een plek gelegd kan worden.',
      'Wat ligt, ligt: later wordt niets verschoven of weggenomen.',
      'Leg je niets, dan mag je twee kaarten wegleggen en er één trekken.',
    ],
    functions:
      'Een machine werkt als hij gesloten is, zodat geen lijn in het niets eindigt, en gevuld: een kristal op elke plek. Een gedrukt kristal telt als elk ander. Maar een gesloten machine kan niet meer groeien, dus sluit hem niet te vroeg.',
    figure: 'Negen kristallen, waarvan twee gedrukt, op zes kaarten; en dezelfde machine, nog niet af.',
  },
  end: {
    title: 'Winnen',
    rules: [
      'Na de negende race wint de werkende machine met de meeste kristallen.',
      'Bij gelijke stand die met minder kaarten, dan wie meer kaarten in de hand heeft; wie dan nog gelijk is, deelt de overwinning.',
      'Werkt geen enkele machine, dan worden ze allemaal op dezelfde manier vergeleken.',
    ],
  },
  apart: {
    title: 'Races over dagen',
    text: 'Met “ieder speelt de race op eigen tijd” hoeft niemand er tegelijk te zijn. Open de ronde als je een rustig moment hebt: dan begint je eigen zandloper, en alleen je eigen tijd telt. Niemand ziet hoe het de anderen verging tot iedereen klaar is.',
  },
  daily: {
    title: 'De verdeling van de dag',
    text: 'Elke dag is er één hand voor iedereen, en die kan een keten worden. Je tijd loopt vanaf het openen tot je eerste goede keten; een foute kost niets dan tijd.',
  },
  controls: {
    title: 'Op het scherm',
    race: 'In een race',
    raceText:
      'Sleep een tegel bij een andere: hij springt naar de dichtstbijzijnde zijde. Of tik op een zijde van de ene tegel en dan op een zijde van de andere, en ze sluiten aan. Draai een tegel met zijn ronde knop, met een dubbele tik of met het muiswiel. Sleep het plaatje naast een naad om alles wat aan elkaar ligt te verplaatsen; het zegt ook hoeveel symbolen elkaar daar raken.',
    raceKeys: [
      ['1 – 5', 'een tegel kiezen'],
      ['← →', 'aan het linker of rechter eind van de rij leggen'],
      ['↑ ↓', 'naar de volgende zijde van de buur'],
      [', .', 'één zijde draaien'],
      ['Backspace', 'uit de rij nemen'],
      ['Esc', 'loslaten'],
      ['Enter', 'Klaar!'],
    ],
    build: 'Tijdens het bouwen',
    buildText:
      'Druk op een kaart in je hand om hem te pakken, nog eens om hem te draaien, en dan op een plek die oplicht; of sleep de kaart erheen. Druk op een geplande kaart om hem terug te nemen. Sleep de machine, knijp of rol om hem helemaal te zien; druk op die van een ander om hem te bekijken. Niets telt voor je bevestigt.',
    buildKeys: [
      ['1 – 9', 'een kaart pakken; nog eens: draaien'],
      ['← → ↑ ↓', 'van plek naar plek'],
      [', .', 'de kaart draaien'],
      ['Enter', 'leggen'],
      ['Backspace', 'de laatste kaart terugnemen'],
      ['Esc', 'loslaten'],
      ['+ − 0', 'dichterbij, verder weg, alles tonen'],
    ],
    time: 'Is je tijd om terwijl je bouwt, dan bouwt het huis voor je. Een race wacht nooit lang: 30 seconden nadat de eerste klaarstaat, begint hij voor iedereen.',
  },
};
