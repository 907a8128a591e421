import type { LanguageSentences } from './sentences.ts';

export const english: LanguageSentences = {
  and: 'and',
  companies: ['Harlow & Sons', 'Northgate Ltd', 'Brightwater Group', 'Ashdown Services', 'Kestrel Works'],
  towns: ['Leeds', 'Bristol', 'Cardiff', 'Norwich', 'Dundee', 'Exeter'],
  people: ['Emma Clarke', 'Daniel Price', 'Sophie Turner', 'Adam Hughes', 'Grace Morgan', 'Oliver Reed'],
  working: {
    ad: {
      openings: [
        '{title}\n{company}, {town}',
        'We are hiring: {title}\nFull-time, {town}',
        '{title} – {town}',
      ],
      company: [
        '{company} has served customers in the region for forty years. About 300 people work with us, many of them for a long time.',
        'We are a family business with three branches and short decisions. Now we need more hands for a growing number of orders.',
      ],
      taskHeads: ['Your tasks', 'What you will do', 'Responsibilities'],
      tasks: [
        'working closely with other departments',
        'weekly reports to the team leader',
        'training new colleagues',
        'looking after documents and deadlines',
      ],
      needHeads: ['Requirements', 'What we expect', 'Your profile'],
      needs: [
        'at least two years of experience',
        'good communication and teamwork',
        'reliability and a careful way of working',
        'completed vocational training or a degree',
      ],
      niceHeads: ['Nice to have', 'It would be a plus'],
      nices: ['driving licence', 'a second foreign language', 'willingness to travel now and then'],
      prose: [
        'Your work will include: {skills}.',
        'In this position you are responsible for the following: {skills}.',
        'We expect experience in these areas: {skills}.',
      ],
      benefitHeads: ['What we offer', 'Benefits'],
      benefits: [
        'permanent contract and pay on time',
        'private health insurance',
        'flexible working hours',
        'free parking and coffee',
        'courses paid by the company',
      ],
      contacts: [
        'Please send your resume to {person} by the end of the month.',
        'Questions? Call {person} on 01632 960 142.',
      ],
    },
    resume: {
      profile: [
        'I have {years} years of professional experience, most of them in {town}.',
        'I am reliable, patient and quick to learn.',
        'I enjoy working in a team and stay calm under pressure.',
        'I am looking for a position with more responsibility.',
      ],
      skillHeads: ['Skills', 'What I can do', 'Key skills'],
      prose: [
        'My work so far: {skills}.',
        'I know these areas well: {skills}.',
        'Over the years I gained experience: {skills}.',
      ],
      workHeads: ['Work experience', 'Employment'],
      work: [
        'Worked in a team of twelve and reported to the department head.',
        'Trained two apprentices and stood in for the team leader.',
        'Helped to move the branch to new premises.',
        'Kept documents in order and met all deadlines.',
      ],
      courseHeads: ['Courses', 'Training'],
      courses: [
        'First aid course',
        'Business English, evening classes',
        'Time management workshop',
        'Fire safety training',
      ],
      hobbyHeads: ['Interests', 'Hobbies'],
      hobbies: [
        'Hiking in the mountains, cooking and crime novels',
        'Football, gardening and travelling with the family',
        'Choir, board games and long bicycle tours',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        '{title} wanted\n{company}',
        '{title}\nLocation: {town}\nStart: as soon as possible',
        'Join {company} as {title}',
      ],
      company: [
        'At {company} people come first. Our clients range from corner shops to public authorities, and they know us for honest advice.',
        'Founded in a garage, {company} now has sites in five towns. We invest in good equipment and in the people who use it.',
      ],
      taskHeads: ['The role', 'Main duties', 'Your day with us'],
      tasks: [
        'regular meetings with colleagues and clients',
        'contributing ideas to improve quality',
        'keeping records complete',
        'covering for colleagues during holidays',
      ],
      needHeads: ['You bring', 'Qualifications', 'About you'],
      needs: [
        'previous experience in a similar job',
        'an eye for detail',
        'confident spoken and written English',
        'flexibility at busy times',
      ],
      niceHeads: ['Ideally also', 'Welcome but not essential'],
      nices: ['your own car', 'knowledge of the local area', 'experience of shift work'],
      prose: [
        'The job consists mainly of: {skills}.',
        'Every week you will deal with: {skills}.',
        'Candidates should be familiar with: {skills}.',
      ],
      benefitHeads: ['Why join us', 'In return you get'],
      benefits: [
        '28 days of annual leave',
        'a pension plan from day one',
        'discounts in local shops',
        'a modern workplace near the station',
        'a yearly bonus',
      ],
      contacts: [
        'Apply online at www.example.com. We answer within two weeks.',
        'Contact: {person}, jobs@example.com',
      ],
    },
    resume: {
      profile: [
        'After {years} years in the trade I still like to get up for work.',
        'Former managers praise my accuracy and good humour.',
        'I organise my day well and ask when something is unclear.',
        'Available at four weeks’ notice, in {town} or nearby.',
      ],
      skillHeads: ['Professional skills', 'Areas of experience', 'Strengths'],
      prose: [
        'In recent positions I dealt with: {skills}.',
        'My strengths are: {skills}.',
        'Among my daily duties: {skills}.',
      ],
      workHeads: ['Career history', 'Previous jobs'],
      work: [
        'Took over the tasks of a colleague on parental leave.',
        'Received an award for the best suggestion of the year.',
        'Prepared handovers between the early and the late shift.',
        'Worked with people from fifteen countries.',
      ],
      courseHeads: ['Further education', 'Certificates'],
      courses: [
        'Communication seminar',
        'Computer driving licence',
        'Conflict management, two days',
        'Sign language for beginners',
      ],
      hobbyHeads: ['Leisure', 'Outside work'],
      hobbies: [
        'Photography, swimming and my allotment',
        'Volunteer in the fire brigade, chess',
        'Playing the guitar, baking bread, running',
      ],
    },
  },
};
