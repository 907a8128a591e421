import { scopesOf } from '../domain/access/can.ts';
import type { Candidate } from '../domain/contract/candidates/candidates.ts';
import type { RateCard } from '../domain/contract/deals/rateCards.ts';
import { roleNamed } from '../domain/contract/deals/roles.ts';
import { type CappedRate, capFor, type RateCap } from '../domain/insight/rateCaps.ts';
import type { RateCapsAsked } from '../domain/insight/rateCapsAsked.ts';
import { skillKey } from '../domain/insight/skills.ts';
import { utcDay } from '../domain/time/days.ts';
import { readable } from './readable.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** The newest cards that count. */
const mostCards = 1000;

type Asked = RateCapsAsked['asked'][number];
type IdOf = (skill: string) => string;
type Question = { isBetween: (card: RateCard) => boolean; rate: CappedRate };

/** The cap of each rate that is asked about, in the order of the questions; null where there is none. */
export const readRateCaps = async (
  work: UnitOfWork,
  { asked }: RateCapsAsked,
): Promise<(RateCap | null)[]> => {
  const cards = await currentCards(work);
  if (cards.length === 0) return asked.map(() => null);
  const idOf = await skillIds();
  const questions = await questionsOf(work, asked, idOf);
  return questions.map((one) => (one ? capFor(cards.filter(one.isBetween), one.rate, idOf) : null));
};

/** The cards that apply today and that the caller may see. */
const currentCards = async ({ actor, now, rows }: UnitOfWork): Promise<RateCard[]> => {
  const today = utcDay(now);
  const found = await rows.own.list('rateCards', scopesOf(actor, 'list', 'rateCards'), {
    conditions: [{ field: 'validFrom', operator: 'lte', value: today }],
    q: '',
    searched: [],
    sort: { field: 'id', order: 'DESC' },
    from: 0,
    to: mostCards - 1,
  });
  const cards = found.rows as RateCard[];
  return cards.filter(({ validUntil }) => validUntil === null || validUntil >= today);
};

const questionsOf = async (
  work: UnitOfWork,
  asked: readonly Asked[],
  idOf: IdOf,
): Promise<(Question | null)[]> => {
  const { actor, rows } = work;
  const proposals = await readable(
    work,
    'proposals',
    asked.flatMap(({ proposalId }) => proposalId ?? []),
  );
  const named = await readable(
    work,
    'candidates',
    asked.flatMap(({ candidateId }) => candidateId ?? []),
  );
  // Whoever may read a quote knows its candidate, also one who is not on the market any more.
  const quoted = await rows.system.findMany(
    'candidates',
    [...proposals.values()].map(({ candidateId }) => candidateId),
  );
  const requests = await readable(
    work,
    'requests',
    [...proposals.values()].map(({ requestId }) => requestId),
  );
  const people = new Map(quoted.map((one) => [one.id, one]));
  return asked.map(({ proposalId, companyIds, candidateId, skills, position, currency }): Question | null => {
    if (proposalId === null) {
      const other = actor.userType === 'recruiter' ? 'providerId' : 'recruiterId';
      const rate = rateOf(named.get(candidateId ?? ''), { skills, position, currency }, idOf);
      return { isBetween: (card) => companyIds.includes(card[other]), rate };
    }
    const proposal = proposals.get(proposalId);
    if (!proposal) return null;
    const { providerId, recruiterId } = proposal;
    const request = requests.get(proposal.requestId);
    const role = request && roleNamed(request.roles, proposal.role);
    return {
      isBetween: (card) => card.providerId === providerId && card.recruiterId === recruiterId,
      rate: rateOf(
        people.get(proposal.candidateId),
        {
          skills: role?.skills ?? request?.skills ?? [],
          position: role?.title ?? request?.position ?? null,
          currency,
        },
        idOf,
      ),
    };
  });
};

/** Of a candidate’s skills those count that are asked for; all of them if none is. */
const rateOf = (
  candidate: Pick<Candidate, 'title' | 'skills' | 'experience'> | undefined,
  { skills, position, currency }: Pick<Asked, 'skills' | 'position' | 'currency'>,
  idOf: IdOf,
): CappedRate => {
  const titles = [position, candidate?.title ?? null].filter((title) => title !== null);
  if (!candidate) return { titles, skills, experience: null, currency };
  const wanted = new Set(skills.map(idOf));
  const both = candidate.skills.filter((skill) => wanted.has(idOf(skill)));
  return {
    titles,
    skills: both.length ? both : candidate.skills,
    experience: candidate.experience,
    currency,
  };
};

/** As in agreed rates, k8s is Kubernetes. The dictionary is loaded only where there is a card. */
const skillIds = async (): Promise<IdOf> => {
  const [{ loadDictionary }, { skillIdOf }] = await Promise.all([
    import('../domain/skills/dictionary/loadDictionary.ts'),
    import('../domain/skills/skillNames.ts'),
  ]);
  const dictionary = await loadDictionary();
  return (skill: string) => skillIdOf(skill, dictionary) ?? skillKey(skill);
};
