interface Props {
  id: string;
  eyebrow: string;
  title: string;
  lead?: string;
}

/** The heading of a section. */
export const SectionHead = ({ id, eyebrow, title, lead }: Props) => (
  <div className="section-head">
    <p className="eyebrow">{eyebrow}</p>
    <h2 id={id}>{title}</h2>
    {lead && <p className="section-lead">{lead}</p>}
  </div>
);
