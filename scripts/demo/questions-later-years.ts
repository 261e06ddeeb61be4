// These are questions of the demo's exams, as those of the first year.

/** They are for Romans in Depth. */
export const romans = `
To whom is Romans addressed?|All in Rome who are loved by God|The elders of Rome|Timothy|The Roman governor
How does Paul introduce himself in Romans 1:1?|A servant of Christ Jesus|A Roman citizen|A prisoner|A Pharisee
Of what is Paul not ashamed?|The gospel|His chains|His weakness|The law
What does the gospel reveal, in 1:17?|The righteousness of God|The secrets of men|The day of judgement|The law
Which prophet is quoted with “The righteous shall live by faith”?|Habakkuk|Isaiah|Micah|Joel
What have people exchanged, in 1:23?|The glory of God for images|Wisdom for riches|The law for grace|Peace for war
By what do Gentiles show the law is written on their hearts?|Their conscience|Their sacrifices|Their books|Their kings
What is true circumcision, in 2:29?|A matter of the heart|On the eighth day|For priests|Forbidden
How many are righteous, in 3:10?|None|Many|A remnant|The elders
What comes through the law, in 3:20?|Knowledge of sin|Life|Righteousness|Peace
What have all fallen short of?|The glory of God|The law|Their vows|Wisdom
As what was Christ put forward, in 3:25?|A propitiation|A teacher|A king|A lawgiver
Who is the example of faith in chapter 4?|Abraham|Noah|Jacob|Joseph
When was Abraham counted righteous?|Before he was circumcised|After Sinai|At Moriah|In Egypt
Which king is quoted in chapter 4?|David|Solomon|Saul|Hezekiah
What do we have with God through our Lord Jesus Christ, in 5:1?|Peace|A contract|Equality|Silence
What does suffering produce?|Endurance|Doubt|Anger|Wisdom
When did Christ die for us?|While we were still sinners|When we repented|Before the law|In the last days
With whom is Christ compared in 5:12-21?|Adam|Moses|Abel|Melchizedek
Where sin increased, what abounded all the more?|Grace|Law|Fear|Wrath
Into what were we baptised, in 6:3?|Christ’s death|The Jordan|Moses|The church
What are the wages of sin?|Death|Sorrow|Exile|Shame
What is the gift of God, in 6:23?|Eternal life|Wisdom|Long life|A good name
What picture is used in 7:1-3?|Marriage|A race|A field|A body
How does Paul call the law in 7:12?|Holy, righteous and good|Dead|A curse|A shadow
What is there none of for those in Christ Jesus?|Condemnation|Suffering|Temptation|Work
By whom do we cry “Abba, Father”?|The Spirit of adoption|The angels|The priests|The prophets
What waits with eager longing, in 8:19?|The creation|The Gentiles|The law|The temple
Who intercedes with groanings too deep for words?|The Spirit|The saints|Paul|Moses
Who are called, in 8:30, after being predestined?|Those whom he justified afterwards|The Jews alone|The Gentiles alone|The angels
What can separate us from the love of God?|Nothing in all creation|Only death|Only sin|Rulers
For whom does Paul have great sorrow, in chapter 9?|His kinsmen|The Romans|The Corinthians|His friends
Whom does 9:13 name beside Jacob?|Esau|Ishmael|Laban|Cain
With what does one believe and is justified, in 10:10?|The heart|The mind|The mouth|The eyes
What is Israel compared to in chapter 11?|An olive tree|A vine|A fig tree|A cedar
As what should we present our bodies, in 12:1?|A living sacrifice|Clean vessels|Temples|Weapons
How are we transformed, in 12:2?|By the renewal of the mind|By fasting|By the law|By suffering
To whom should everyone be subject, in 13:1?|Governing authorities|The elders|The strong|The rich
What is the fulfilling of the law, in 13:10?|Love|Faith|Sacrifice|Knowledge
Over what should the strong not quarrel, in 14:1?|Opinions|Money|Land|Baptism
`;

/** They are for Leading a Ministry. */
export const leadership = `
Who advised Moses to share his work?|Jethro|Aaron|Joshua|Hur
What quality comes first in 1 Timothy 3:2?|Above reproach|Eloquence|Wealth|Age
How did Jesus describe greatness?|Being a servant|Being known|Sitting at the right|Ruling well
Who encouraged Paul when others feared him?|Barnabas|Silas|Demas|Apollos
How many were chosen to serve tables in Acts 6?|Seven|Twelve|Three|Ten
What does a mission statement say?|Why the ministry exists|Who is paid|When it meets|How large it is
What is a budget for?|Planning income and expense|Proving success|Replacing prayer|Paying debts only
Who should count an offering?|Two people together|The pastor alone|Any member|The treasurer alone
What belongs in the minutes of a meeting?|Decisions and who carries them out|Every word|Private talks|Opinions of the writer
What is delegation?|Giving a task with the authority for it|Passing on blame|Working alone|Giving orders only
What does Proverbs 11:14 find in many counsellors?|Safety|Confusion|Cost|Delay
What should be done first about a complaint?|Listen|Answer|Report it|Ignore it
Which chapter describes going to a brother who sins?|Matthew 18|Mark 1|Luke 2|John 3
What is a good reason to keep records?|Accountability|Pride|Control|Habit
What protects children in a ministry best?|Two checked adults at all times|Good intentions|A closed door|A single leader
How did Nehemiah begin his work?|With prayer|With a speech|With taxes|With war
What did Nehemiah do at night before he spoke?|Inspected the walls|Wrote letters|Hired guards|Fasted alone
What did Paul leave Titus in Crete for?|To appoint elders|To build a temple|To collect money|To rest
What did Jesus do at the last supper as an example?|He washed feet|He chose a deputy|He counted money|He wrote a rule
What does a mentor do?|Helps another to grow|Does another’s work|Judges results|Chooses friends
What is conflict of interest?|When private gain meets a duty|When two disagree|When money is short|When plans change
How often should a leader rest, by the pattern of creation?|One day in seven|Once a year|When all is done|Never
What is feedback best given as?|Soon, specific and kind|Late and general|In public|In writing only
Whom did Moses lay hands on as successor?|Joshua|Caleb|Eleazar|Gershom
What did the apostles devote themselves to in Acts 6:4?|Prayer and the word|Travel|Building|Debate
What helps most in a first meeting?|An agenda sent beforehand|A long prayer|A new room|A vote
What should follow a decision?|A date and a person|A second vote|A celebration|Nothing
What does 1 Peter 5 ask of shepherds?|Not to be domineering|To be strict|To be famous|To be rich
What is the first duty in an emergency?|The safety of people|Saving equipment|Calling the press|Finding the guilty
How is vision kept alive?|By telling it again and again|By keeping it secret|By changing it monthly|By a long text
`;

/** They are for Discover the Bible. */
export const discover = `
Into how many main parts is the Bible divided?|Two|Three|Four|Five
Which book comes first?|Genesis|Exodus|Matthew|Psalms
Which book comes last?|Revelation|Malachi|Acts|Jude
Which part tells of the life of Jesus?|The gospels|The law|The psalms|The letters
What does the word gospel mean?|Good news|Law|Story|Prayer
Who led Israel out of Egypt?|Moses|Abraham|David|Noah
Who killed Goliath?|David|Saul|Samson|Joshua
What is the longest book by chapters?|Psalms|Isaiah|Genesis|Jeremiah
Who wrote many letters to the churches?|Paul|Pilate|Herod|Caiaphas
What prayer did Jesus teach?|Our Father|The Shema|The Magnificat|The Benedictus
`;
