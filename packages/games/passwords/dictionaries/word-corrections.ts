import type { Language } from '../rules/state.ts';

const listed = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/**
 * Words that the lists call common although most people don't know them or wouldn't take them for words of their language:
 * English on French web pages, names, abbreviations, notes and symbols. They stay valid; easy bots and hints avoid them.
 */
export const UNFAMILIAR_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(
    'ail amp ampere apt arc boa bob bog bop cad cam cob cog con coo cox cur don dos dun em eon ewe fen fez fro gab gal',
    'gnu gob goldfishes grilles hag hes ho hue imp ins ion ire ken lax lee lob lop lug lye mar mas mes mew mod mu nay',
    'nee nil nit ode ohm optometrist ova ox pap pas pended pew pi pis qua regimental requisites rev roe rue rut sac sic',
    'sod sop sup tee ton tot undergrounds ups ute vat vex vie wan wed wee wit wiz wot wow yen yew zac',
  ),
  fr: listed(
    'ab able about abroge ac ace ad ae after agi ais al ale alfa alle alles alpes alter amine ana anodise anodises anse',
    'apache api applet archi are av ave avr ayants bachelor background bad bai bang baser batch bath bee bibl biblio',
    'bic bide big bill bios bioterroriste bit body bonneterie boom boreal boston bot bots boy boys brava breakfast',
    'broker brokers bruni build bull bush bytes cab cal came cancel caps carry cash cegep chaabi chap cheap cheikh',
    'cherry chi chine chip chorus chu cit claude clean close cluster coke coll compos conf cor corsa cos cotees crea',
    'creas custom customs cyan dam damage dan dance dark data deal deals dec dei der des descendent dia die dinar div',
    'do dojo dolce dom dongle dora dot dpi drag drink driver drivers dry dual dub duche ducs dut ed edit em emu emule',
    'enduro env envi epi ere este event ext fantasy far fat fevr fi fiat fic fie fig finish fit flashes flood focus fol',
    'fonts for fox frac fuel fui full fun fur fus gags gap gate gels genomique gent geo girl girls glass gloss go gogo',
    'golden gone good gore gray gre great green groove grosso guetta gui ha hab hair han hard hate have he hello henry',
    'here heu hi hic high ho hoc home homes hot hou house hub hum hunter ibid ibn id ide if implementation in input ion',
    'ira ire item items jack jam jan janv japon jar joseph joua juil jules julien jura khan kick kif kil king krach',
    'lady lai land laps las lat layer legs lei les let leu levis lez li liberty lice lie light lights like links lise',
    'lives living loco lof log logs lolo lord lotir lover loves low lue lulu lumens lus lux lyrics lys mac macon made',
    'magna magyar mali man mana manage mans manu marcel mark marks mas master mat max maxime mel mess meta mi mie mil',
    'milan mile mins mir mit mob monitoring more mu mue museum must na nec neck nef neo nes new noise nono nov nue',
    'nuitee nuitees obtint oc oct off offshore oil once op open opens opus out output paca pack paf pal pan panel',
    'passat pat pattern patterns pekin people peoples peri pers peter pets phoenix picard pif pilou pin pinot pis plain',
    'plane plu pond pool porta portal prieur probe prod promise prone pulls pulse put puy python qi qua quantum queen',
    'quo ra rack rai rasta rating ratings raz re rea real ref reg regis rem renale rennes rez rider rides river robert',
    'rocks rom roms rot round ru running rush sai same sample sas sega self sen sente sep serge set sets shell shirt',
    'shoot shot shows shui sic sieur sigma sil sin sine singer single sir sis sixties skin skins slash slave slow small',
    'smart smash soc soccer socket soft software solex soul speaker speakers speech speed spi spider spin staff state',
    'states step stick stores strings sua suc sue sui suit suppl supra surround sus swap tac tale tan tank tatin tee',
    'tell tentee ter terra thes thread threads tic tif tin titi tof toner toners topo trad trading trans translate',
    'translates transportation trial tricks tries truck trucks trust tua tune tuners tunes underground unes unit univ',
    'us usa user ut val value values var vaux ve vespa vichy vida vil visu vitae vitro volumique wall warning waters',
    'weblog wilaya xenon yen zip zona zooms zou',
  ),
  nl: listed(
    'aaltje aar aart aas ab abc abel alen alerte alfa alm alma anita ante arden are aren ares ars ast aster aten azen',
    'babe back backs bals bama baring base basten bats bazel beat beaten beats bede beding bees belet belles berber',
    'berge bestierde beten beurre biel bies biezen black blaker blinds board boards bock bodes body boen bommel bonding',
    'bonje booming bordes borgen braking bral bras brem bros brut bunder burg bussel bustes camp camps cara case cases',
    'chante chille class code codes concerns coup coups cour cours cros cross cystes daag daags daging dance danse',
    'dartele date debet dele demi dessin deux diaken diens doms dong dongen donors dool doren down downs dram drive',
    'drost ebben eddy edelen eg end ener enne enten entre epen epos ester eter evers file files flap fleur flexi flor',
    'flos fond foor forte franco fuiven gaai gaal gaarde gade gallen gaste gelding gels gene geste geviseerd gezant',
    'giek gispen gort green greens grosse hagen halls hands hans harren heem hesp heul heulen hoen hoep home homes',
    'hoppen house houses houwen huize hypo indo inkom inlaat ionen is janus joe joep jonas jumpen kaai kaan kaar keep',
    'keg ken kina king kings kleien kling klinge knevel koet krak kram kramer kris kuisen kwis laar lag lams lande',
    'lander latino lazer lede leg leur lieren lit loaden loge loges looks loop loops loss luit makel maker male mallen',
    'malus mans master matrix meis mess metsel metten mierden mirte mobile mokkel monde mops morren mots motte music',
    'name names nering nets nies noden nomen noords not nous oedeem offer ofte omen or ouden overs paap page pages',
    'palts paps paring part pass passages pats pens perzen piel pieten pilote pits plans planting plats play poet poets',
    'polls pons posse poste potige pots power prak pres prior priori pulls puls put putte rabat race rade ranges rats',
    'recto red reed reel reen rent ried riek roof room rooms root roots rose rossen runde sant santen sassen schier',
    'schout short shot sjoel sleep smelting smith snap softe soli sparing spouw staar stamping stands star stars stat',
    'statie staving steker sten steno stolp strofe supers synode tabula takt talig taps tart telex tels temp tender',
    'terms terpen tiens tier time tool tools topo toys trac track tras treed tunneling turken turn user users vaals',
    'velde vellen venen venten verging veste vlet vlos vols voorde voorn vous vrouwe walen walken warms wedde weeks',
    'weerom wees wellen wende white wierde wilds wille wils winding wits wittig wokken wrong zake zeges zegge zever',
    'zuursel zweem zwepen',
  ),
};

/** Words that the lists call rare, although everybody knows them. */
export const EVERYDAY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: listed(
    'avatar browser browsers burrito burritos download downloads geek geeks grandpa grandma jeep jeeps laptop laptops lampshade logo',
    'logos mommy daddy ninja ninjas notepad pandemic playlist playlists ringtone scam scams sushi yum toolbox nanny mini espresso',
  ),
  fr: listed(
    'abricot canape carotte citrouille cuillere fourchette grenouille parapluie trottinette pasteque coccinelle',
  ),
  nl: listed(
    'na totdat allemaal badkamer oma opa omas opas jezelf mezelf zichzelf opnieuw problemen probleem moe zoekmachine tsunami hoi',
    'doei dag nee ja heel hallo sorry meestal overdag namens zouden leidt keert kipfilet tomaat komkommer aardbei paprika giraf',
  ),
};
