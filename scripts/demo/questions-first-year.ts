// These are questions of the demo's exams: each has its text, the right answer and wrong ones. `T` or `F` before the text says that it is true or false.

/** They are for exam 1, Genesis to Ruth. */
export const lawAndJudges = `
On which day does Genesis 1 place the making of man and woman?|The sixth|The fourth|The fifth|The seventh
Who built the ark?|Noah|Abraham|Enoch|Shem
With what sign did God confirm his promise to Noah?|A rainbow|A burning torch|Circumcision|A pillar of cloud
From which city did Abram set out with his father?|Ur|Babylon|Nineveh|Damascus
What was Abram promised in Genesis 12?|Land, a great nation and a blessing for all families|A long life and a palace|Victory over Egypt|A temple
Who was the mother of Ishmael?|Hagar|Sarah|Keturah|Rebekah
Which son did Abraham take to Mount Moriah?|Isaac|Ishmael|Midian|Jacob
For what did Esau sell his birthright?|A meal of lentils|Thirty pieces of silver|A coat|A field
How many sons did Jacob have?|Twelve|Ten|Seven|Fourteen
Who bought Joseph in Egypt?|Potiphar|Pharaoh|Ephron|Laban
What did Pharaoh’s seven thin cows stand for?|Seven years of famine|Seven plagues|Seven kings|Seven days
In what did God appear to Moses at Horeb?|A burning bush|A whirlwind|A dream|An earthquake
How many plagues came upon Egypt?|Ten|Seven|Twelve|Nine
Which feast remembers the night of leaving Egypt?|Passover|Tabernacles|Purim|Pentecost
Where were the ten commandments given?|Mount Sinai|Mount Nebo|Mount Carmel|Mount Hermon
Which tribe was set apart to serve at the tabernacle?|Levi|Judah|Benjamin|Dan
What did the people make while Moses was on the mountain?|A golden calf|A bronze snake|A stone altar|A wooden ark
Which book describes the offerings and the day of atonement?|Leviticus|Numbers|Genesis|Ruth
How many spies were sent into Canaan?|Twelve|Two|Ten|Seventy
Which two spies urged the people to go in?|Joshua and Caleb|Moses and Aaron|Nadab and Abihu|Eldad and Medad
What do the words “Hear, O Israel: the Lord our God, the Lord is one” begin?|The Shema|The Hallel|The Nazirite vow|The priestly blessing
Who hid the spies in Jericho?|Rahab|Deborah|Jael|Delilah
Which judge led Israel together with Barak?|Deborah|Gideon|Jephthah|Ehud
With how many men did Gideon defeat Midian?|Three hundred|Three thousand|Thirty|Ten thousand
Of which people was Ruth?|Moab|Edom|Philistia|Syria
`;

/** They are for exam 2, Samuel to Malachi. */
export const kingsAndProphets = `
Who was the mother of Samuel?|Hannah|Naomi|Abigail|Michal
Who was the first king of Israel?|Saul|David|Solomon|Jeroboam
Who anointed David?|Samuel|Nathan|Eli|Gad
Who was the son of Saul and the friend of David?|Jonathan|Abner|Ishbosheth|Joab
Which city did David make his capital?|Jerusalem|Hebron|Bethel|Samaria
Which prophet told David the story of the lamb?|Nathan|Elijah|Gad|Ahijah
For what did Solomon ask God?|Wisdom|Riches|A long life|Victory
Who built the first temple?|Solomon|David|Hezekiah|Josiah
Under which king did the kingdom divide?|Rehoboam|Ahab|Josiah|Manasseh
Where did Elijah face the prophets of Baal?|Mount Carmel|Mount Tabor|Mount Zion|Mount Gilboa
Who followed Elijah as a prophet?|Elisha|Hosea|Amos|Jonah
Which Syrian commander was healed of leprosy?|Naaman|Hazael|Ben-hadad|Sennacherib
Which empire took the northern kingdom captive?|Assyria|Babylon|Persia|Egypt
Under which king was the book of the law found in the temple?|Josiah|Hezekiah|Asa|Uzziah
Which king of Babylon destroyed Jerusalem?|Nebuchadnezzar|Belshazzar|Cyrus|Darius
Which king let the exiles return?|Cyrus|Xerxes|Sargon|Pharaoh Neco
Who led the rebuilding of the walls of Jerusalem?|Nehemiah|Ezra|Zerubbabel|Haggai
Which queen saved her people from Haman?|Esther|Vashti|Jezebel|Athaliah
Which book asks why the righteous suffer?|Job|Proverbs|Joel|Obadiah
How many psalms are there?|150|119|144|100
Who wrote most of the Proverbs?|Solomon|David|Asaph|Job
Which prophet saw the Lord high and lifted up in the year that King Uzziah died?|Isaiah|Ezekiel|Micah|Daniel
Which prophet saw the valley of dry bones?|Ezekiel|Jeremiah|Hosea|Zechariah
To which city was Jonah sent?|Nineveh|Tarshish|Joppa|Babylon
Which is the last book of the twelve prophets?|Malachi|Zechariah|Haggai|Nahum
`;

/** They are for New Testament Survey; eight of twenty are true or false. */
export const newTestament = `
How many gospels are there?|Four|Three|Five|Two
Which gospel begins with “In the beginning was the Word”?|John|Mark|Luke|Matthew
Who baptised Jesus?|John the Baptist|Peter|Andrew|Philip
In which town was Jesus born?|Bethlehem|Nazareth|Capernaum|Jerusalem
T:Matthew was a tax collector before he followed Jesus.
Which parable tells of a father with two sons?|The prodigal son|The sower|The talents|The good Samaritan
F:The sermon on the mount is found in the gospel of John.
Which council tried Jesus?|The Sanhedrin|The Areopagus|The Senate|The Synod
T:Luke wrote both a gospel and the book of Acts.
On which feast did the Spirit come upon the disciples?|Pentecost|Passover|Tabernacles|Purim
Who was the first martyr in Acts?|Stephen|James|Philip|Barnabas
F:Paul was one of the twelve.
On the road to which city did Saul meet the risen Lord?|Damascus|Antioch|Emmaus|Gaza
T:The disciples were first called Christians in Antioch.
Which letter has the chapter on love, “If I speak in the tongues of men”?|1 Corinthians|Ephesians|Galatians|1 John
F:The letter to the Galatians teaches that Gentile believers must be circumcised.
Which letter lists the fruit of the Spirit?|Galatians|Philippians|Colossians|James
T:Philippians was written from prison.
Which letter asks for the return of Onesimus?|Philemon|Titus|Jude|2 Timothy
F:Revelation is addressed to twelve churches in Asia.
`;

/** They are for Grace and Faith, whose book is open. */
export const graceAndFaith = `
What does Ephesians 2:8 say we are saved by?|Grace, through faith|Works of the law|Our own strength|Baptism alone
What does Hebrews 11:1 call faith?|The assurance of things hoped for|A feeling of peace|Obedience to the law|Knowledge of Scripture
Who “believed God, and it was counted to him as righteousness”?|Abraham|Moses|David|Elijah
According to James 2, what is faith without works?|Dead|Small|Blind|Young
What is the usual meaning of the word grace in Paul’s letters?|Unearned favour|Patience|A reward|Good manners
What did Jesus tell Paul about his thorn in the flesh?|My grace is sufficient for you|Fight on|It is from men|It will pass tomorrow
What comes by hearing, according to Romans 10:17?|Faith|Wisdom|Fear|Hope
Which chapter is often called the gallery of faith?|Hebrews 11|Romans 8|James 1|Psalm 119
What is grace not a licence for, according to Romans 6?|Continuing in sin|Rest|Prayer|Fellowship
To what seed does Jesus compare faith?|A mustard seed|A grain of wheat|A fig seed|A date stone
Who said, “I believe; help my unbelief”?|The father of a sick boy|Thomas|Peter|Martha
What teaches us to renounce ungodliness, in Titus 2?|The grace of God|The elders|The law of Moses|Suffering
Through whom did grace and truth come, in John 1:17?|Jesus Christ|Moses|John the Baptist|Abraham
What has been poured into our hearts, in Romans 5:5?|God’s love|Fear|Knowledge|The law
How does Paul call those who add works to grace in Galatia?|Foolish Galatians|Wise builders|Faithful brothers|New wine
With what do we approach the throne of grace, in Hebrews 4?|Confidence|Silence|A sacrifice|Tears
What makes us right with God, in Romans 3:28?|Faith apart from works of the law|Circumcision|Fasting|Giving
Whose faith did Jesus marvel at?|A centurion’s|Nicodemus’s|Zacchaeus’s|Pilate’s
What does God give to the humble, in James 4:6?|Grace|Riches|Honour from men|Rest
What did Paul say he was what he was by?|The grace of God|His training|His birth|The church in Jerusalem
`;
