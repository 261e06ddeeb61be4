import { demoId } from './ids.ts';

/** Each course has its lessons by its number, as `title|what is read and thought about`. */
const taught: Readonly<Record<number, string>> = {
  1: `
In the beginning|Genesis 1–11
A family of promise|Genesis 12–50
Out of Egypt|Exodus 1–18
A holy people|Exodus 19 to Leviticus 27
Through the wilderness|Numbers and Deuteronomy
Into the land|Joshua
When everyone did what was right in their own eyes|Judges and Ruth
A king like the nations|1 Samuel
The house of David|2 Samuel and 1 Kings 1–11
A kingdom divided|1 Kings 12 to 2 Kings 25
Voices in the ruins|Isaiah, Jeremiah and Ezekiel
Coming home|Ezra, Nehemiah and Malachi`,
  2: `
Between the testaments|Malachi 4 and Luke 1
The four portraits|the openings of the four Gospels
The kingdom is near|Matthew 4–13
Signs that you may believe|John 1–12
The cross|Mark 14–15
An empty tomb|Luke 24 and John 20–21
Witnesses to the ends of the earth|Acts 1–12
Paul the traveller|Acts 13–28
Letters to young churches|1 Corinthians and Galatians
Letters from prison|Philippians and Ephesians
A better covenant|Hebrews
All things new|Revelation 1–3 and 21–22`,
  3: `
A word with a history|Exodus 33–34 and Psalm 103
Law and promise|Galatians 3
By grace through faith|Ephesians 2:1–10
Adopted as children|Galatians 4:1–7
No condemnation|Romans 8
Grace in weakness|2 Corinthians 12:1–10
Grace that teaches|Titus 2:11–14
Faith at work|James 2:14–26
Serving one another|1 Peter 4:7–11
Growing in grace|2 Peter 1:1–11 and 3:18`,
  4: `
Teach us to pray|Luke 11:1–13
The Lord’s Prayer|Matthew 6:5–15
Praying the psalms|Psalms 13, 23 and 51
Asking for others|Ephesians 1:15–23
A quiet place|Mark 1:35–39
Hands that serve|John 13:1–17
Those at the margins|Matthew 25:31–46
A rule of life|Colossians 3:12–17`,
  5: `
A letter to a capital|Romans 1:1–17
Without excuse|Romans 1:18–32
No partiality|Romans 2
Justified freely|Romans 3
The father of all who believe|Romans 4
Peace with God|Romans 5
Dead to sin, alive to God|Romans 6
The law and the will|Romans 7
Life in the Spirit|Romans 8:1–17
More than conquerors|Romans 8:18–39
Has God rejected his people?|Romans 9–11
A living sacrifice|Romans 12–13
The weak and the strong|Romans 14:1 to 15:13
Partners in the gospel|Romans 15:14 to 16:27`,
  6: `
Called to lead|1 Timothy 3
Character before skill|2 Timothy 2
Listening and deciding|Acts 15
Building a team|Exodus 18
Money and trust|2 Corinthians 8–9
Conflict and repair|Matthew 18:15–35
Preaching and presence|Acts 20:17–38
Planning a year|Nehemiah 1–6
Keeping watch over yourself|1 Kings 19
Handing on|2 Timothy 4`,
  7: `
One book, many books|2 Timothy 3:14–17
A story with a beginning|Genesis 1–3
A promise and a people|Genesis 12 and Exodus 20
Prophets and poets|Isaiah 40 and Psalm 1
Good news|Mark 1
Reading on your own|Acts 8:26–40`,
  8: `
Reading with the church fathers|Hebrews 12:1–3
Preaching from the prophets|Amos 5
Parables again|Luke 15
Ministry in a second language|Acts 2:1–13
Grief and hope|Lamentations 3 and John 11
Church and city|Jeremiah 29:1–14
Rest|Exodus 20:8–11 and Mark 2:23–28
Teaching children|Deuteronomy 6:4–9
Finishing well|Philippians 3:12–21`,
};

/** It gives the title of each lesson and what is read for it. */
export const readingsOf = (course: number): readonly (readonly [title: string, reading: string])[] =>
  taught[course]!.trim()
    .split('\n')
    .map((line) => {
      const [title = '', reading = ''] = line.split('|');
      return [title, reading];
    });
/** They are what AddLesson takes, in their order. */
export const lessonsOf = (course: number) =>
  readingsOf(course).map(([title, reading], i) => ({
    lessonId: demoId('O', course * 100 + i + 1),
    courseId: demoId('C', course),
    title,
    notes: `<p>Read <strong>${reading}</strong> before you begin, and write down one question that it leaves you with.</p>`,
  }));
