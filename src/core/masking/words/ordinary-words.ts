import { inflectionReadings } from "#core/language/inflect.ts";
import { tools } from "#core/tools/generated/definitions.ts";

/** Everyday words of work that begin sentences and titles; verbs and common endings are found by rule. */
const everydayWords =
  "a about above access account accounts across act acting active actual ad additional administrative advance advisory after again agenda agile agreement ai aid air alert all almost also although always am among an analyst and annual another answer any anyone anything app applications approach are area areas art arts as aside aspiring asset assets assistant associate at audience audit author average award awards away axis " +
  "back background backlog bad bank base based basic batch be because bed beds been before behind being below belt benefit benefits best better between beyond big bill bio bit board body bond bonus book books both bottom box brand brief bring budget budgets building bureau burnt business busy but by bus " +
  "call calls campus campuses can cannot capacity capital care career careful case cases cash cause cell center central centre ceo certain certified chain chair change channel chapter charge chart chief child children city civil claim class clear clerk client clients clinic clinical close cloud club co coach code college comms committee common community comp company complex computer concern conference contact content contract contracts control core corporate cost costs council counsel country county couple course court credit crew critical cross culture current customer customers cycle " +
  "daily dashboard data database date day days deal dear debt decision deep defense degree denials dept department deputy design desk detail developer device did digital direct director discount district division do doc docs does done door down dr draft drug due during duty " +
  "each early earnings east easy economic edge editor education eight either electric eleven else email emergency employee employees end energy engineer engineering english enough enterprise entire entry environment environmental equal equity essential etc even event events ever every everyone everything evidence exact exam example excel except exec executive experience expert exposure extra " +
  "facilities facility fact faculty fair families family far farm fashion fast federal fee fees feel fellow few field fifteen fifty figure figures file film final finally finance financial fine fire firm first fiscal five fixed fleet flexible floor food for force forecast foreign former forty foundation four free freight frequent fresh friday friend from front full fund funds further future " +
  "game gap general get gig give given global go goal goals going gold good goods government grade grant graduate grants great green gross ground group growth guest guide had half hall hand hands happy hard has have he head health healthcare heavy hello help her here hers hi high higher hire him his history home honest honestly hospital hospitals hour hours house household housing how however hr human hundred hybrid " +
  "i idea if important in inbound inc incident income independent individual industrial industry information infrastructure initial inside instead insurance intake integrated interest interim internal international into inventory investment investor investors invoice is issue issues it item items its itself ivy " +
  "jan job jobs joint journal journey junior just justice keen key kind kitchen knowledge known lab labor large last late later law layer layout lead leader leaders leadership lean least led left legal lender less lesson letter level library license life light like likely limited line lines link list little live loan local log logistics long longer loss losses lots loud low lower lunch " +
  "machine magazine mail main major majority make many map march margin market marketing markets mass master material materials max may maybe me meal means measure med media medical meeting meetings member members memo merger message metrics mid middle might mile military million mind mine minor minutes miss mission mix mobile model modern monday money month monthly months more morning most mostly mother motor much museum music must my myself " +
  "name national native near need net network never new news newsletter next night nine no nobody none nonprofit nor north not note notes nothing notice now number nurse nurses of off office officer offices often oh oil ok okay old on once one only onto open operating operations opportunity option or orchestra order orders organization original other others our ours out outcome outcomes output outside over overall overtime own owner owners " +
  "pace page paid panel paper part partner partners partnership party past patient patients pay payment payments payroll peer peers pension people per percent performance perhaps period permanent person personal pharmacy phase phone physical piece pilot pipeline place plan planning plans plant platform plus point points police policy poor portfolio position positive post power practice premium present press price prices pricing prior private pro problem process processes product production products professional professor profit program programme programs project projects promotion proof proper property proud province provider public published purchase pure purpose " +
  "quality quarter quarterly question questions quick quiet quite quota radio rail range rate rates rather ratio raw ready real recent record records red region regional regular related relations release remote rent report reporting reports request research residential resource resources rest restaurant resume results retail revenue review reviews right risk road role roles room rooms root routine rule rules rural " +
  "safe safety said salary sale sales same sample sat saturday savings schedule school schools science scope scrap season seat second secondary secretary section sector security self semester senior sept series serious served service services session sessions set seven several sexual shared she shift shifts shop short should show side sign since single site sites situation six skills slide slides slot small smart so social software sole solution solutions some someone something sometimes soon sorry source south space special specialist spend spring sprint stack staff staffing stage stakeholder stakeholders standard start state statement states station status steady step steps steward still stock store stores story strategic strategy stress strict strong student students studies studio study style subject such summary summer summit sunday supervisor supplier suppliers supply support sure surgery surgical survey system systems " +
  "table tables talent target task tax teacher team teams tech technical technology ten tenants term terms test tests text than thanks that the their theirs them then there these they thing things third this those thousand three through throughout thursday ticket tier time times title titled to today together tomorrow tonight too tool tools top total tough town track trade training transfer transit transportation travel treasury trial tribe trip truck true trust trustee tuesday turnover twelve twenty twice two type under union unit units university unless until up update upon urban urgent us usage user users usual utility " +
  "vacation value values van various vendor vendors version very via vice video view virtual vision visit volume volunteer vp wage wait walk wall warehouse was water wave way ways we web website wednesday week weekend weekends weekly weeks welcome well went were west what whatever when where whether which while who whole whom whose why wide will winter wire with within without women word words work worker workers working workload world worse worst would year years yellow yes yet you young your yours youth zero zone lol ha haha hahaha hehe hmm oh ah ugh nope yep yeah wow ish tbh pls btw " +
  "accomplishments achievements activities bachelor bachelors certificate certification certifications contributions doctorate doctoral experience experiences graduated honors honours hobbies interests introduction languages licenses mba memberships overview patents publications qualifications reference references responsibilities skill tenure undergraduate volunteering masters minor profile objective highlights expertise competencies " +
  "spoilage workshop seminar retreat intensive bootcamp masterclass toolkit playbook cohort circle layup chargeback churn scrap downtime uptime throughput headcount runway burn ctr assoc univ asst mfg sr jr dept mgmt ops sys svcs mktg acct accts natl intl govt assn inst admin god ltd pres pt ft ot edu educ elem coord constr maint equip sched supv hosp pharm pharma clin distr proc purch recept comm eng ph ext est approx avg min yr yrs mo wk hr hrs subject re cc fwd regards sincerely hey yours best attn opening close ask asks boss manager mgr director lead";

/** Endings that no name has, and those that names have too ("Ahmed", "Connors", "Manning"). */
const ordinaryEnding =
  /(?:[tsx]ions?|[^e]ments?|ships?|icals?|ional|abilit(?:y|ies)|olog(?:y|ies|ists?)|graphy|wares?|ics|ousness|ically|fulness|izations?)$/;
const ambiguousEnding =
  /(?:ness|ity|ities|ances?|ences?|ency|ancy|ings?|ed|ly|ism|ists?|ables?|ible|ful|less|ous|ives?|ician|wards?|works?|side|rooms?|times?|days?|age|ages|ers|ors|sis|ures?)$/;

const wordsOfOurCopy = new Set(
  Object.values(tools)
    .flatMap(({ title, intent, questions, feedback, summary }) => [
      title,
      intent,
      feedback,
      summary,
      ...questions.flatMap((question) => [question.text, question.asks]),
    ])
    .join("\n")
    .match(/(?<![\p{L}’'-])\p{Ll}{2,}(?![\p{L}’'-])/gu) ?? [],
);
const words = new Set([...everydayWords.split(" "), ...wordsOfOurCopy]);

function isListed(low: string): boolean {
  if (words.has(low) || inflectionReadings(low).length > 0) return true;
  return low.endsWith("s") && !low.endsWith("ss") && words.has(low.slice(0, -1));
}

/** True for a word that is no one’s name by itself: everyday words and verbs, in any form that rules know. */
export function isOrdinaryWord(word: string): boolean {
  const low = normalizeNameWord(word);
  if (isListed(low) || (low.length > 5 && ordinaryEnding.test(low))) return true;
  return (
    low.includes("-") &&
    low.split("-").every((part) => part === "" || isListed(part) || /^\d/.test(part))
  );
}

/** The same where a capital is no sign, at the start of a sentence: endings of ordinary words count too. */
export function mayBeOrdinaryWord(word: string): boolean {
  const low = normalizeNameWord(word);
  return isOrdinaryWord(word) || (low.length > 4 && ambiguousEnding.test(low));
}

const negated =
  /^(?:have|has|had|do|does|did|ca|could|wo|would|sha|should|is|are|was|were|must|need|might|dare|ai)n[’']?t$/;

/** A word without its capital, its possessive ending and its stop; of "haven’t" the word is the "not". */
export function normalizeNameWord(word: string): string {
  const low = word.toLowerCase();
  if (negated.test(low)) return "not";
  return low.replace(/[’'](?:s|re|ve|ll|d|m|t)$/, "").replace(/\.$/, "");
}

/** Ordinary words, months and places that people are called too. */
export const ambiguousGivenNames: ReadonlySet<string> = new Set(
  "grace hope will mark rose joy faith may april june august summer frank grant chase rich dawn eve ivy lily daisy violet iris olive ruby pearl amber crystal jade gene jean bill bob pat drew art guy jack dean earl duke king prince page paige miles sterling victor christian austin dallas sydney paris florence charlotte savannah madison brooklyn sierra dakota georgia virginia carolina chelsea london israel jordan kenya asia india china destiny trinity genesis harmony melody angel precious royal major reed lane ash sage raven sky ocean juniper hazel willow laurel poppy jasmine rosemary saffron coral opal garnet clover ember fern heather honey ling ping ming wing tan kit bo deb barb bunny bee biddy birdie buster butch wally woody ace princess rainbow river bay oak elm rowan dahlia zinnia petunia primrose marigold lavender diamond gem topaz onyx scarlet magenta indigo sienna lark dove falcon hawk bear fawn verity serenity lyric cadence story haven bliss merry temperance clemency amity unity paddy pip trace champ stew ayah belle cat coco elan gala genie henna karma lei lux mag sari sis tab tam tawny hang boon tong ding gong pang bang fang gang tang yen yin won soon dong dam hue hoe phi sen sin tin ban cam con din duck dung gin lam lung deep jot pal veer dip raga rash swami usher yaw bola fortune lucky wisdom progress victory gracious lovely memory privilege beauty talent praise promise purity brilliant wonder heaven legend kingdom reign dream essence infinity wade heath clay cliff rusty misty stormy holly robin wren jay martin carol norm penny patience prudence constance charity mercy honor justice blessing comfort favour goodness gift happy sunday star long an my do so he in tu hung long lan hong young sun sky rain winter autumn ray sandy sunny max gray curt ernest chip chuck hunter parker mason cooper taylor tyler wells brook brooke candy cherry ginger olga reggie rob sue trent van wendy nick skip dale glen glenn ford bishop major loyal noble lance pierce rod rusty stone".split(
    " ",
  ),
);

/** Ordinary words that are family names too: after a given name they belong to it. */
export const ambiguousFamilyNames: ReadonlySet<string> = new Set(
  "green brown white black gray grey young long banks woods hill hills baker cook king stone field fields rivers waters wells price rich day knight page bell bird fox wolf lamb love moody small short little strong sharp swift noble cross church bishop pope abbot parsons deacon taylor carter cooper mason miller fisher hunter porter potter shepherd sheppard singer skinner slater spencer stewart turner tyler walker wright wheeler archer barber brewer butler carpenter chandler clark collier farmer fletcher gardner glover harper hooper marshall palmer parker piper ryder sawyer sexton thatcher weaver smith ward west north east hall lane street park parks pool marsh moor moore ford bush rose reed branch bloom waters brook brooks lake forest winter winters summer summers may march frost snow rain storm gold silver steel bond cash rice pepper salt root roots day holiday gay head hand foot case chase close court drake dean judge law lawless major mayor noble powers self speed steward tate trotter wise best good goodman goodwin friend freeman newman an do ha ho hu ma mo so to long vo van bui dang duong dao dinh ly mai minh ng oh on ong yi yoo you young min sun son song sung sa si ye yu".split(
    " ",
  ),
);
