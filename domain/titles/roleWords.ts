import { folded } from '../languages/languageNames.ts';

const english =
  'developer|engineer|manager|consultant|architect|analyst|designer|administrator|admin|lead|head|director|specialist|scientist|tester|programmer|officer|owner|coach|scrum master|intern|trainee|assistant|accountant|technician|operator|coordinator|advisor|expert|freelancer|cto|ceo|cio|vp|devops|controller|auditor|writer|planner|buyer|nurse|teacher|electrician|mechanic|welder';
const others =
  'entwickler|ingenieur|leiter|leitung|berater|architekt|administrator|spezialist|werkstudent|praktikant|techniker|sachbearbeiter|referent|kaufmann|kauffrau|assistent|projektmanager|systemadmin|programmierer|wissenschaftler|developpeu|chef de|cheffe de|consultant|architecte|analyste|administrat|integrat|technicien|responsable|directeur|directrice|stagiaire|redact|concepteur|charge de|chargee de|desarrollador|ingenier|jefe|jefa|consultor|arquitect|analista|disenador|tecnic|becari|programador|gerente|cientific|ayudante|auxiliar|contable|comptable';
const role = new RegExp(String.raw`(?<!\p{L})(?:${english})s?(?!\p{L})|${others}`, 'u');

/** Whether a text names a job, in English, German, French or Spanish. */
export const isRole = (text: string): boolean => role.test(folded(text));
