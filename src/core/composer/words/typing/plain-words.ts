import { toWordSet } from "#core/language/word-lists.ts";

/**
 * Words that are no name whatever their first letter, so that an answer’s first word may be lowered inside a sentence
 * of ours.
 */
const grammar =
  "a an the this that these those my our your his her its their some any no every each all both either another such " +
  "and or but so if when while because since until unless although though as than whether once after before " +
  "in on at by for from with without to of over under about around into between through during against within per via " +
  "i’m we you he she it they who whom whose what which how why where there here nothing nobody something somebody " +
  "someone anyone anybody anything everyone everybody everything whoever whatever " +
  "not never only also still even just more most less fewer many much several few half twice " +
  "one two three four five six seven eight nine ten eleven twelve twenty " +
  "can’t cannot won’t don’t can could will would should must might do does did have has had am is are was were be being been " +
  "instead currently formerly now responsible afterwards need want hope end beginning middle";

/** People and things that answers to "for whom" and "what" begin with, in the plural or with "of": no family is called so. */
const people =
  "women men people mothers fathers mums moms dads parents children kids girls boys families couples friends neighbors neighbours " +
  "founders owners managers directors leaders leads teams staff employees colleagues coworkers workers nurses doctors " +
  "midwives teachers students pupils graduates principals lawyers attorneys engineers designers developers architects " +
  "accountants librarians physiotherapists therapists pharmacists researchers scientists writers artists musicians " +
  "farmers carpenters electricians crews drivers guides clients customers patients readers visitors members residents " +
  "tenants buyers sellers shoppers travelers travellers refugees newcomers beginners adults teenagers seniors retirees " +
  "companies businesses firms startups studios shops stores schools hospitals clinics charities nonprofits agencies " +
  "restaurant school hospital office property community employers design product sales marketing associations communities towns cities counties municipalities households offices restaurants housing mortgage " +
  "referrals introductions clients’ customers’ patients’";

const qualities =
  "small large big new old young early late first last next free full part other local national international public " +
  "private short long good better best fewer higher lower faster slower older younger busy working single rural urban " +
  "better unpaid paid regular weekly monthly daily yearly annual final extra complete simple clear direct written permanent temporary " +
  "non-profit first-time early-career mid-career mid-size mid-sized";

const things =
  "work help time money space support advice feedback access training coaching teaching writing planning talks calls " +
  "meetings sessions lessons courses workshops letters messages questions answers notes plans reports reviews results " +
  "figures data quality peace trust safety health sleep coffee lunch dinner clarity confidence errors mistakes delays " +
  "complaints costs sales growth savings contracts invoices documents files schedules rosters keys projects products " +
  "services tools systems processes words names numbers dates days weeks months years hours minutes weekends evenings " +
  "promotion raise pay base salary median average mornings nights summers winters overtime travel holiday holidays vacation notice";

const posts =
  "assistant senior junior deputy vice associate head chief lead principal acting interim civil staff software product " +
  "project program programme data store branch shift night event flight office team case research teaching social paralegal";

/** English words that are names of firms and products as well. */
export const brandWords = toWordSet(
  "apple amazon target shell gap square slack zoom oracle windows uber visa chase ford delta python ruby java excel " +
    "word teams notion stripe meta alphabet sage nest ring puma jaguar dove tide sky orange sprint spring unity swift " +
    "rust go oxford cambridge church hall bank union crown royal grand",
);

export const grammarWords = toWordSet(grammar);

export const neverNameWords = toWordSet([grammar, people, qualities, things, posts].join(" "));

/** Nouns that the library’s lexicon lacks; before another noun they are no name: "Hotel guests", "Rice growers". */
export const commonNouns = toWordSet(
  "hotel motel hostel road rail railway bus train truck taxi ship boat ferry harbour harbor river lake coast forest mountain valley island farm dairy beef cattle sheep horse dog cat pet wildlife bird fish rice corn maize wheat cocoa cotton sugar fruit vegetable coffee tea bread pastry wine beer kitchen room house home village county district parish prison court library museum theatre theater cinema film music dance art book newspaper radio ambulance emergency fire flood storm water wastewater gas oil solar steel timber textile clothing freight cargo parcel courier delivery warehouse factory plant shift night weekend hand heart kidney cancer stroke trauma diabetes asthma dementia hospice maternity birth baby child infant toddler preschool nursery foster adoption wedding funeral trade union choir credit loan debt tax insurance pension payroll claims street market grocery pharmacy bakery salon beauty hair nail garden landscape construction demolition bridge tunnel airport airline flight cabin security border customs army navy police wildland",
);
